import { sql } from "kysely";
import type { Database } from "#app/database/database.server.ts";
import { clockText, dayOf } from "#app/dates/india-time.ts";
import { clockAbout } from "#app/leads/clocks.ts";
import { openStatuses, storedKind } from "#app/leads/kinds.ts";
import { kinds } from "#app/leads/lead.ts";
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
/** Of each kind, in one minute. */
const maxAtOnce = 200;

const runningClocks = kinds.flatMap((kind) =>
  openStatuses.filter((status) => clockAbout(kind, status) !== null).map((status) => ({ kind, status })),
);

type Tools = { db: Database; now: () => Date; wakeOutbox: () => void };

/**
 * Notifies the owners of leads whose next step is due or whose clock is about to run out; each owner once, whatever the
 * number of servers.
 * @returns how many notices were written
 */
export async function notifyOfDue({ db, now, wakeOutbox }: Tools): Promise<number> {
  const present = now();
  const at = present.getTime();
  const tonight = endOfDay(dayOf(present));
  const [timed, ofDay, clocks] = await Promise.all([
    dueBetween(db, { kind: "step", from: at - lateMs, until: at }),
    clockText(at) >= dayBegins ? dueBetween(db, { kind: "step", from: tonight - 1, until: tonight }) : [],
    dueBetween(db, { kind: "clock", from: at, until: at + aheadMs }),
  ]);
  let notices = 0;
  for (const { kind, leadId, once } of [...timed, ...ofDay, ...clocks]) {
    const tell = db.transaction();
    const { told, isQueued } = await tell.execute((trx) =>
      notifyStaff(trx, { kind, leadId, once, now: present }),
    );
    notices += told.length;
    if (isQueued) wakeOutbox();
  }
  return notices;
}

type Window = { kind: "step" | "clock"; from: number; until: number };

/**
 * What became due after `from` and its owner has no notice of, at most `maxAtOnce`. A lead without anyone to notify is
 * left out: it would never get its notice, and would take the place of others for good.
 */
async function dueBetween(db: Database, { kind, from, until }: Window) {
  const column = kind === "step" ? "step_at" : "clock_at";
  const once = sql<string>`${kind} || ' ' || cast(leads.id as text) || ' ' || cast(${sql.ref(column)} as text)`;
  const rows = await db
    .selectFrom("leads")
    .innerJoin("user", "user.id", "leads.owner_id")
    .select(["leads.id", once.as("once")])
    .where(sql<boolean>`"user".disabled is not true`)
    .where("status", "in", openStatuses)
    .where("restricted_at", "is", null)
    .where("erased_at", "is", null)
    .where(column, ">", from)
    .where(column, "<=", until)
    .where(({ or, and, eb, fn }) => {
      if (kind === "step") return and([]);
      const stored = fn.coalesce("kind", sql.lit(storedKind({ kind: null })));
      return or(
        runningClocks.map((each) => and([eb(stored, "=", each.kind), eb("status", "=", each.status)])),
      );
    })
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("staff_notices")
            .select("staff_notices.id")
            .whereRef("staff_notices.lead_id", "=", "leads.id")
            // A new owner is notified too, also when the former one was.
            .whereRef("staff_notices.user_id", "=", "leads.owner_id")
            .where("staff_notices.once", "=", once),
        ),
      ),
    )
    .orderBy(column)
    .limit(maxAtOnce)
    .execute();
  return rows.map((row) => ({ kind, leadId: row.id, once: row.once }));
}

/** Sends such notices once a minute. */
export function startDueNotices(tools: Tools & { log: { warn(facts: object, text: string): void } }): {
  stop(): Promise<void>;
} {
  const failure = "notices of due steps were not sent; retrying in a minute";
  return repeatWork({ everyMs, work: () => notifyOfDue(tools), log: tools.log, failure });
}
