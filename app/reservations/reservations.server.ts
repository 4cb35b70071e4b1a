import type { Queryable } from "#app/database/database.server.ts";
import type { ReservationState } from "./reserve.server.ts";

/** A reservation as its link shows it. */
export type Reservation = {
  id: string;
  item: string;
  place: string;
  quantity: number;
  state: ReservationState;
  reference: string;
};

/** A reservation by its id, which its link contains in sealed form. */
export function findReservation(db: Queryable, id: string): Promise<Reservation | undefined> {
  return db
    .selectFrom("reservations")
    .innerJoin("leads", "leads.id", "reservations.lead_id")
    .select(["reservations.id", "item", "place", "quantity", "reservations.state", "leads.reference"])
    .where("reservations.id", "=", id)
    .executeTakeFirst();
}

/** Requests ahead of a waiting one. */
export async function countWaitingBefore(db: Queryable, { id, item, place }: Reservation): Promise<number> {
  const { before } = await db
    .selectFrom("reservations")
    .select(({ fn }) => fn.countAll<number>().as("before"))
    .where("item", "=", item)
    .where("place", "=", place)
    .where("state", "=", "waiting")
    .where("id", "<", id)
    .executeTakeFirstOrThrow();
  return Number(before);
}

/** Demand for a configuration by place: pieces reserved or handed over, and waiting requests. */
export async function readDemand(
  db: Queryable,
  item: string,
): Promise<Map<string, { reserved: number; waiting: number }>> {
  const rows = await db
    .selectFrom("reservations")
    .select([
      "place",
      "state",
      ({ fn }) => fn.sum<number>("quantity").as("pieces"),
      ({ fn }) => fn.countAll<number>().as("requests"),
    ])
    .where("item", "=", item)
    .where("state", "<>", "withdrawn")
    .groupBy(["place", "state"])
    .execute();
  const demand = new Map<string, { reserved: number; waiting: number }>();
  for (const { place, state, pieces, requests } of rows) {
    const before = demand.get(place) ?? { reserved: 0, waiting: 0 };
    demand.set(
      place,
      state === "waiting"
        ? { ...before, waiting: Number(requests) }
        : { ...before, reserved: before.reserved + Number(pieces) },
    );
  }
  return demand;
}
