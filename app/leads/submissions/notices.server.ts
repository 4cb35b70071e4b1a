import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { type Consent, noticeVersionOf } from "#app/leads/lead.ts";

type WithConsent = { submission: { consent?: Consent } };

/** Stores the wording of the current notices, so that a page opened before a change can still be submitted. */
export async function storeNotices(db: Queryable, notices: readonly Row<"notices">[]): Promise<void> {
  await insertRows(db, "notices", [...notices], { existing: "skip" });
}

/** Notices shown under versions older than the current ones: version -> wording and its hash. */
export async function findOlderNotices(
  trx: Transaction,
  leads: readonly WithConsent[],
): Promise<Map<string, Row<"notices">>> {
  const consents = leads.flatMap(({ submission: { consent } }) => (consent ? [consent] : []));
  const versions = consents
    .filter(({ noticeHash }) => noticeHash === "")
    .map(({ noticeVersion }) => noticeVersion);
  if (versions.length === 0) return new Map();
  const rows = await trx.selectFrom("notices").selectAll().where("hash", "!=", "").execute();
  const byVersion = new Map(rows.map((row) => [noticeVersionOf(row.hash), row]));
  return new Map(
    versions.flatMap((version) => {
      const found = byVersion.get(version);
      return found ? [[version, found] as const] : [];
    }),
  );
}
