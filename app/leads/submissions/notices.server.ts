import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { type Consent, noticeVersionOf } from "#app/leads/lead.ts";

type WithConsent = { submission: { consent?: Consent } };

/** Keeps the wording of the present notices, so that a page that was opened before they change can still be answered for. */
export async function keepNotices(db: Queryable, notices: readonly Row<"notices">[]): Promise<void> {
  await insertRows(db, "notices", [...notices], { existing: "skip" });
}

/** The notices that were shown under older versions than the present ones: version -> wording and its hash. */
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
