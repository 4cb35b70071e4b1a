import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { firstIdAt } from "#app/database/uuid.server.ts";
import { monthsBefore } from "#app/dates/months-before.ts";
import { eraseLeads } from "./erase.server.ts";
import { confirmDays, defaultMonths, type Purpose, purposes, restrictedMonths } from "./purposes.ts";
import { countRegisters, type Tidied, tidy } from "./tidy.server.ts";

/** Counts only, no personal data. */
export type RetentionResult = {
  /** Form -> number of expired leads. */
  erased: Record<string, number>;
} & Tidied;

/** Notes what a part of a run erases, in the transaction of that part. */
export type RetentionRecord = (
  trx: Transaction,
  erased: Partial<RetentionResult>,
  reason: string,
) => Promise<void>;

type Due = { reason: string; find: (db: Queryable, after: string) => Promise<string[]> };

export const nothingErased: RetentionResult = {
  erased: {},
  orders: 0,
  coverage: 0,
  mails: 0,
  submissionIds: 0,
  browserReports: 0,
  auditEntries: 0,
  signInFailures: 0,
};

const over = "kept for its time";
const atOnce = 100;
const dayMs = 24 * 60 * 60_000;

/** Erases expired data: each lead by its form's months, counted from the last contact. */
export async function runRetention(db: Database, now: Date, record: RetentionRecord): Promise<void> {
  for (const due of dueNow(now)) {
    for await (const ids of dueLeads(db, due)) {
      await db.retriedTransaction(async (trx) => {
        const { erased } = await eraseLeads(trx, ids, { reason: due.reason, now });
        await record(trx, { erased }, due.reason);
      });
    }
  }
  await tidy(db, now, (trx, erased) => record(trx, erased, over));
}

/** Counts what `runRetention` would erase now. */
export async function countDue(db: Database, now: Date): Promise<RetentionResult> {
  const counted = new Set<string>();
  const erased: Record<string, number> = {};
  for (const due of dueNow(now)) {
    for await (const ids of dueLeads(db, due)) {
      const fresh = ids.filter((id) => !counted.has(id));
      for (const id of fresh) counted.add(id);
      const rows = await db
        .selectFrom("leads")
        .select("form")
        .where(isAmong(db, "id", fresh, "id"))
        .execute();
      for (const { form } of rows) erased[form] = (erased[form] ?? 0) + 1;
    }
  }
  return { ...nothingErased, erased, ...(await countRegisters(db, now)) };
}

async function* dueLeads(db: Queryable, due: Due): AsyncGenerator<string[]> {
  for (let last = "", full = true; full; ) {
    const ids = await due.find(db, last);
    last = ids.at(-1) ?? last;
    full = ids.length === atOnce;
    if (ids.length > 0) yield ids;
  }
}

/** The rules in order: each form by its months, undeclared forms, withdrawn leads, unconfirmed sign-ups. */
function dueNow(now: Date): Due[] {
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
  return [...purposes.map((purpose) => ofForm(purpose, now)), former, withdrawn, unconfirmed];
}

function ofForm({ form, keepMonths }: Purpose, now: Date): Due {
  const before = monthsBefore(now, keepMonths);
  return { reason: over, find: (db, after) => idsOf(quietSince(db, before, after).where("form", "=", form)) };
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
