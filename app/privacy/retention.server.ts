import type { Database, Queryable } from "#app/database/database.server.ts";
import { firstIdAt } from "#app/database/uuid.server.ts";
import { monthsBefore } from "#app/dates/months-before.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { eraseLeads } from "./erase.server.ts";
import { confirmDays, defaultMonths, type Purpose, purposes, restrictedMonths } from "./purposes.ts";
import { countRegisters, type Tidied, tidy } from "./tidy.server.ts";

/** Counts only, no personal data. */
export type RetentionResult = {
  /** Form -> number of expired leads. */
  erased: Record<string, number>;
} & Tidied;

export type RetentionRun = RetentionResult & { mailIds: string[] };

type Due = { reason: string; find: (db: Queryable, after: string) => Promise<string[]> };

const nothing: Tidied = {
  orders: 0,
  coverage: 0,
  mails: 0,
  submissionIds: 0,
  browserReports: 0,
  auditEntries: 0,
  signInFailures: 0,
};

const atOnce = 100;
const dayMs = 24 * 60 * 60_000;

/**
 * Erases expired data: each lead by its form's months, counted from the last contact. A dry run only counts.
 */
export async function runRetention(
  db: Database,
  { now, dryRun, actorId }: { now: Date; dryRun: boolean; actorId: string },
): Promise<RetentionRun> {
  const run: RetentionRun = { erased: {}, ...nothing, mailIds: [] };
  const counted = new Set<string>();
  for (const due of dueNow(now)) {
    for (let last = "", full = true; full; ) {
      const ids = await due.find(db, last);
      last = ids.at(-1) ?? last;
      full = ids.length === atOnce;
      const fresh = ids.filter((id) => !counted.has(id));
      for (const id of fresh) counted.add(id);
      const part = dryRun ? await countByForm(db, fresh) : await erase(db, fresh, due.reason, now);
      for (const [form, leads] of Object.entries(part.erased))
        run.erased[form] = (run.erased[form] ?? 0) + leads;
      run.mailIds.push(...part.mailIds);
    }
  }
  if (dryRun) Object.assign(run, await countRegisters(db, now));
  else {
    const { mailIds: loose, ...tidied } = await tidy(db, now);
    Object.assign(run, tidied);
    run.mailIds.push(...loose);
    const { mailIds: _, ...detail } = run;
    await audit(db, {
      actorId,
      action: "data erased",
      detail: { ...detail, reason: "kept for its time" },
      now,
    });
  }
  return run;
}

function erase(db: Database, ids: string[], reason: string, now: Date) {
  return db.retriedTransaction((trx) => eraseLeads(trx, ids, { reason, now }));
}

async function countByForm(db: Queryable, ids: string[]) {
  const erased: Record<string, number> = {};
  if (ids.length > 0) {
    const rows = await db.selectFrom("leads").select("form").where("id", "in", ids).execute();
    for (const { form } of rows) erased[form] = (erased[form] ?? 0) + 1;
  }
  return { erased, mailIds: [] as string[] };
}

/** The rules in order: each form by its months, undeclared forms, withdrawn leads, unconfirmed sign-ups. */
function dueNow(now: Date): Due[] {
  const over = "kept for its time";
  const known = purposes.map(({ form }) => form);
  const former: Due = {
    reason: over,
    find: (db, after) =>
      idsOf(quietSince(db, monthsBefore(now, defaultMonths), after).where("form", "not in", known)),
  };
  const withdrawn: Due = {
    reason: "consent withdrawn",
    find: (db, after) =>
      idsOf(kept(db, after).where("restricted_at", "<", monthsBefore(now, restrictedMonths).getTime())),
  };
  const unconfirmed: Due = {
    reason: "never confirmed",
    find: (db, after) =>
      idsOf(
        kept(db, after)
          .where("form", "=", "newsletter")
          .where("status", "in", ["new", "spam"])
          .where("id", "<", firstIdAt(new Date(now.getTime() - confirmDays * dayMs))),
      ),
  };
  return [...purposes.map((purpose) => ofForm(purpose, now, over)), former, withdrawn, unconfirmed];
}

function ofForm({ form, keepMonths }: Purpose, now: Date, reason: string): Due {
  const before = monthsBefore(now, keepMonths);
  return { reason, find: (db, after) => idsOf(quietSince(db, before, after).where("form", "=", form)) };
}

/** Leads with personal data, oldest first. A confirmed newsletter sign-up stays until the person leaves. */
function kept(db: Queryable, after: string) {
  const query = db
    .selectFrom("leads")
    .select("id")
    .where("erased_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("newsletter_subscribers")
            .select("address")
            .whereRef("newsletter_subscribers.lead_id", "=", "leads.id"),
        ),
      ),
    );
  return after ? query.where("id", ">", after) : query;
}

/** No contact since: nothing sent, worked on or booked. */
function quietSince(db: Queryable, before: Date, after: string) {
  return kept(db, after)
    .where("id", "<", firstIdAt(before))
    .where("updated_at", "<", before.getTime())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("bookings")
            .select("bookings.id")
            .whereRef("bookings.lead_id", "=", "leads.id")
            .where("ends_at", ">=", before.getTime()),
        ),
      ),
    );
}

async function idsOf(query: ReturnType<typeof kept>): Promise<string[]> {
  const rows = await query.orderBy("id").limit(atOnce).execute();
  return rows.map(({ id }) => id);
}
