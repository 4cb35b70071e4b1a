import type { DeleteResult } from "kysely";
import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { firstIdAt } from "#app/database/uuid.server.ts";
import { monthsBefore } from "#app/dates/months-before.ts";
import { importRetentionDays } from "#app/import/checked-imports.server.ts";
import { keptMs as bulkJobMs } from "#app/leads/bulk/bulk-jobs.server.ts";
import { setAsideDays } from "#app/leads/conversation/set-aside-days.ts";
import { forgetUnusedTags, unusedTags } from "#app/leads/tags/tags.server.ts";
import { mailDays } from "#app/outbox/queue/erased-mails.server.ts";
import { eraseKeptQuotations } from "#app/quotations/quotation-retention.server.ts";
import { auditMonths, registers } from "./purposes.ts";

const dayMs = 24 * 60 * 60_000;
/** Browsers keep an unsent message for at most a week. */
const submissionIdDays = 8;
const browserReportDays = 90;
const signInFailureDays = 90;
/** A workspace that was closed for longer reloads everything. */
const changeDays = 1;
/** How long an expired or revoked token stays in lists. */
const tokenDays = 90;

export type Tidied = {
  /** Orders and repairs, and DCare plans. */
  orders: number;
  coverage: number;
  /** Mails without a lead, such as set-password links. */
  mails: number;
  /** Marks that identify repeated posts. */
  submissionIds: number;
  browserReports: number;
  auditEntries: number;
  /** Refused sign-ins, as shown to the account's owner. */
  signInFailures: number;
};

/**
 * Erases expired data without a lead. `record` notes what was erased, in the same transaction.
 */
export async function tidy(
  db: Database,
  now: Date,
  record: (trx: Transaction, erased: Tidied) => Promise<void>,
): Promise<void> {
  await db.retriedTransaction(async (trx) => record(trx, await eraseCounted(trx, now)));
  const daysAgo = daysBefore(now);
  await Promise.all([
    db.deleteFrom("imports").where("created_at", "<", daysAgo(importRetentionDays)).execute(),
    db
      .deleteFrom("received_mails")
      .where("lead_id", "is", null)
      .where("created_at", "<", daysAgo(setAsideDays))
      .execute(),
    db.deleteFrom("erased_mails").where("erased_at", "<", daysAgo(mailDays)).execute(),
    db.deleteFrom("changes").where("at", "<", daysAgo(changeDays)).execute(),
    db
      .deleteFrom("api_tokens")
      .where(({ or, eb }) =>
        or([eb("expires_at", "<", daysAgo(tokenDays)), eb("revoked_at", "<", daysAgo(tokenDays))]),
      )
      .execute(),
    db.deleteFrom("presences").where("until", "<", now.getTime()).execute(),
    db.transaction().execute((trx) => eraseKeptQuotations(trx, now)),
    db
      .deleteFrom("bulk_jobs")
      .where("created_at", "<", now.getTime() - bulkJobMs)
      .execute(),
    // An erasure by the version before leaves them.
    db.retriedTransaction(async (trx) => forgetUnusedTags(trx, await unusedTags(trx))),
  ]);
  await forgetImportNames(db, daysAgo(importRetentionDays));
}

/** An import's name is a tag of its leads, and goes with them; an import of today may still add leads. */
async function forgetImportNames(db: Database, before: number): Promise<void> {
  await db
    .updateTable("lead_imports")
    .set({ name: "" })
    .where("created_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("leads")
            .select("leads.id")
            .whereRef("leads.import_id", "=", "lead_imports.id")
            .where("leads.erased_at", "is", null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("tags").select("tags.id").whereRef("tags.name", "=", "lead_imports.name"))),
    )
    .execute();
}

async function eraseCounted(trx: Transaction, now: Date): Promise<Tidied> {
  const daysAgo = daysBefore(now);
  return {
    orders: await count(trx.deleteFrom("orders").where("updated_at", "<", ordersBefore(now))),
    coverage: await count(trx.deleteFrom("coverage").where("ends_on", "<", coverageBefore(now))),
    mails: await count(
      trx
        .deleteFrom("outbox")
        .where("lead_id", "is", null)
        .where("state", "!=", "open")
        .where("created_at", "<", daysAgo(mailDays)),
    ),
    submissionIds: await count(
      trx.deleteFrom("submission_ids").where("created_at", "<", daysAgo(submissionIdDays)),
    ),
    browserReports: await count(
      trx.deleteFrom("browser_reports").where("last_at", "<", daysAgo(browserReportDays)),
    ),
    auditEntries: await count(
      trx.deleteFrom("audit_log").where("id", "<", firstIdAt(monthsBefore(now, auditMonths))),
    ),
    signInFailures: await count(
      trx.deleteFrom("sign_in_failures").where("at", "<", daysAgo(signInFailureDays)),
    ),
  };
}

async function count(deletion: { executeTakeFirstOrThrow(): Promise<DeleteResult> }): Promise<number> {
  return Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
}

function daysBefore(now: Date) {
  return (days: number) => now.getTime() - days * dayMs;
}

/** Counts orders and plans that would be erased now. */
export async function countRegisters(db: Queryable, now: Date): Promise<Pick<Tidied, "orders" | "coverage">> {
  const [orders, coverage] = await Promise.all([
    db
      .selectFrom("orders")
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .where("updated_at", "<", ordersBefore(now))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("coverage")
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .where("ends_on", "<", coverageBefore(now))
      .executeTakeFirstOrThrow(),
  ]);
  return { orders: Number(orders.rows), coverage: Number(coverage.rows) };
}

/** Counted from the last change of an order or repair. */
function ordersBefore(now: Date): number {
  return monthsBefore(now, registers.orders.keepMonths).getTime();
}

/** Counted from the last day of a plan. */
function coverageBefore(now: Date): string {
  return monthsBefore(now, registers.coverage.keepMonths).toISOString().slice(0, 10);
}
