import type { Database } from "#app/database/database.server.ts";
import { clockText, dayOf } from "#app/dates/india-time.ts";
import { clockAbout } from "#app/leads/clocks.ts";
import { openStatuses, storedKind } from "#app/leads/kinds.ts";
import { endOfDay } from "#app/leads/next-step.ts";
import { repeatWork } from "#app/repeat-work.ts";
import { notifyStaff } from "./notify-staff.server.ts";

const everyMs = 60_000;
/** After a pause of the server, older notices are not sent. */
const lateMs = 60 * 60_000;
/** How long before a clock runs out its notice is sent. */
const aheadMs = 60 * 60_000;
/** The time of day from which a step without a time is due. */
const dayBegins = "09:00";
const maxAtOnce = 200;

type Tools = { db: Database; now: () => Date; wakeOutbox: () => void };

/**
 * Notifies the owners of leads whose next step is due or whose clock is about to run out; once each, whatever the
 * number of servers.
 * @returns how many notices were written
 */
export async function notifyOfDue({ db, now, wakeOutbox }: Tools): Promise<number> {
  const present = now();
  const at = present.getTime();
  const tonight = endOfDay(dayOf(present));
  const owned = db
    .selectFrom("leads")
    .select(["id", "kind", "status", "step_at", "clock_at"])
    .where("owner_id", "is not", null)
    .where("status", "in", openStatuses)
    .where("restricted_at", "is", null)
    .where("erased_at", "is", null)
    .limit(maxAtOnce);
  const [timed, ofDay, clocks] = await Promise.all([
    owned
      .where("step_at", "<=", at)
      .where("step_at", ">", at - lateMs)
      .orderBy("step_at", "desc")
      .execute(),
    clockText(at) >= dayBegins ? owned.where("step_at", "=", tonight).execute() : [],
    owned
      .where("clock_at", ">", at)
      .where("clock_at", "<=", at + aheadMs)
      .orderBy("clock_at")
      .execute(),
  ]);
  const due = [
    ...[...timed, ...ofDay].map(({ id, step_at }) => ({ kind: "step", leadId: id, until: step_at }) as const),
    ...clocks
      .filter(({ kind, status }) => clockAbout(storedKind({ kind }), status) !== null)
      .map(({ id, clock_at }) => ({ kind: "clock", leadId: id, until: clock_at }) as const),
  ];
  let notices = 0;
  for (const { kind, leadId, until } of due) {
    const once = `${kind} ${leadId} ${until}`;
    const known = await db
      .selectFrom("staff_notices")
      .select("id")
      .where("lead_id", "=", leadId)
      .where("once", "=", once)
      .executeTakeFirst();
    if (known) continue;
    const tell = db.transaction();
    const { told, isQueued } = await tell.execute((trx) =>
      notifyStaff(trx, { kind, leadId, once, now: present }),
    );
    notices += told.length;
    if (isQueued) wakeOutbox();
  }
  return notices;
}

/** Sends such notices once a minute. */
export function startDueNotices(tools: Tools & { log: { warn(facts: object, text: string): void } }): {
  stop(): Promise<void>;
} {
  const failure = "notices of due steps were not sent; retrying in a minute";
  return repeatWork({ everyMs, work: () => notifyOfDue(tools), log: tools.log, failure });
}
