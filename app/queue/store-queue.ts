import type { Launch, LaunchDay } from "#app/content/schema/shop.schema.ts";

/** The queue of one store on one launch day. */
export type StoreQueue = LaunchDay & { launch: Launch };

export const queuePage = "/shop/token-generation";

/** People ahead at which a token counts as near. */
export const nearby = 10;

/** The queues open on a day (IST): published and not over. */
export function openSlots(launches: readonly Launch[], today: string): StoreQueue[] {
  return launches
    .filter(({ published }) => published <= today)
    .flatMap((launch) => launch.days.map((day) => ({ ...day, launch })))
    .filter(({ day }) => today <= day)
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** Path of the form for a token of this queue. */
export function slotPath({ launch, store, day }: Pick<StoreQueue, "launch" | "store" | "day">): string {
  return `${queuePage}?kind=${launch.id}&place=${store}&day=${day}`;
}

/** The queue that a URL names, open or not. */
export function slotAt(launches: readonly Launch[], query: URLSearchParams): StoreQueue | undefined {
  const launch = launches.find(({ id }) => id === query.get("kind"));
  const day = launch?.days.find(
    ({ store, day: date }) => store === query.get("place") && date === query.get("day"),
  );
  return launch && day && { ...day, launch };
}

/** Its name in the database. */
export function queueOf({ launch, store, day }: Pick<StoreQueue, "launch" | "store" | "day">): string {
  return `${launch.id} ${store} ${day}`;
}

/** The queue with a name. */
export function slotOf(launches: readonly Launch[], queue: string): StoreQueue | undefined {
  const [kind = "", place = "", day = ""] = queue.split(" ");
  return slotAt(launches, new URLSearchParams({ kind, place, day }));
}
