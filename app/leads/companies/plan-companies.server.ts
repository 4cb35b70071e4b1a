import { createHash } from "node:crypto";
import type { Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, type Row } from "#app/database/rows.server.ts";
import { idOfBytes } from "#app/database/uuid.server.ts";
import { type Clues, sortKey } from "./company-clues.ts";

export type CompanyPlan = {
  /** In the order of the clues; null if no company was identified. */
  ids: (string | null)[];
  companies: Row<"companies">[];
  keys: Row<"company_keys">[];
  /** New names of known companies: the first replaces a domain or number that stands in for one. */
  names: { id: string; name: string; nameKey: string | undefined; standIns: string[] }[];
};

/**
 * Finds the company of each enquiry by the account number in its GSTIN, else by its domain, else by the typed name;
 * otherwise creates one. A name alone never joins two companies that have their own domains. A company keeps the first
 * name given for it.
 * @returns rows for `storeCompanies`
 */
export async function planCompanies(
  trx: Transaction,
  all: readonly Clues[],
  now: Date,
): Promise<CompanyPlan> {
  const wanted = [...new Set(all.flatMap(keysOf))];
  if (wanted.length === 0) return { ids: all.map(() => null), companies: [], keys: [], names: [] };
  const known = await readKeys(trx, wanted);
  const strong = await strongOnes(trx, all, known);
  const plan: CompanyPlan = { ids: [], companies: [], keys: [], names: [] };
  for (const clues of all) {
    const { pan, domain, nameKey } = clues;
    const named = nameKey && known.get(`name:${nameKey}`);
    const byName = named && (!(pan || domain) || !strong.has(named)) ? named : undefined;
    const found = (pan && known.get(`pan:${pan}`)) || (domain && known.get(`domain:${domain}`)) || byName;
    const first = keysOf(clues).find((key) => !key.startsWith("gstin:"));
    const id = found ?? (first ? companyId(domain ? `domain:${domain}` : first) : null);
    plan.ids.push(id);
    if (id === null) continue;
    if (!found) plan.companies.push(companyRow(id, clues, now));
    const standIns = [clues.domain, clues.gstin].filter((each) => each !== undefined);
    if (clues.name && standIns.length > 0) plan.names.push({ id, name: clues.name, nameKey, standIns });
    // Of a known company only the first name is a key (`storeCompanies`): later names are often informal.
    const fresh = keysOf(clues).filter((key) => !known.has(key) && (!found || !key.startsWith("name:")));
    for (const key of fresh) {
      known.set(key, id);
      plan.keys.push({ key, company_id: id });
    }
    if (pan || domain) strong.add(id);
  }
  return plan;
}

/** Stores the plan; rows that another process has stored by now stay. */
export async function storeCompanies(
  trx: Transaction,
  { companies, keys, names }: CompanyPlan,
): Promise<void> {
  await Promise.all([
    insertRows(trx, "companies", companies, { existing: "skip" }),
    insertRows(trx, "company_keys", keys, { existing: "skip" }),
  ]);
  await nameUnnamed(trx, names);
}

async function nameUnnamed(trx: Transaction, names: CompanyPlan["names"]): Promise<void> {
  if (names.length === 0) return;
  const unnamed = await trx
    .selectFrom("companies")
    .select("id")
    .where(isAmong(trx, "id", [...new Set(names.map(({ id }) => id))], "id"))
    .where(isAmong(trx, "name", [...new Set(names.flatMap(({ standIns }) => standIns))]))
    .execute();
  for (const { id } of unnamed) {
    const { name = "", nameKey } = names.find((each) => each.id === id) ?? {};
    await trx
      .updateTable("companies")
      .set({ name, name_key: sortKey(name) })
      .where("id", "=", id)
      .execute();
    const keys = nameKey ? [{ key: `name:${nameKey}`, company_id: id }] : [];
    await insertRows(trx, "company_keys", keys, { existing: "skip" });
  }
}

function keysOf({ pan, gstin, domain, nameKey }: Clues): string[] {
  return [
    pan && `pan:${pan}`,
    domain && `domain:${domain}`,
    nameKey && `name:${nameKey}`,
    gstin && `gstin:${gstin}`,
  ].filter((key) => key !== undefined);
}

// Derived from the key, so that concurrent processes create the same id.
function companyId(key: string): string {
  const bytes = createHash("sha256").update(key).digest().subarray(0, 16);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return idOfBytes(bytes);
}

function companyRow(id: string, { name, domain, gstin }: Clues, now: Date): Row<"companies"> {
  const shown = name ?? domain ?? gstin ?? "";
  return { id, name: shown, name_key: sortKey(shown), created_at: now.getTime() };
}

async function readKeys(trx: Transaction, keys: string[]): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom("company_keys")
    .selectAll()
    .where(isAmong(trx, "key", keys))
    .execute();
  return new Map(rows.map(({ key, company_id }) => [key, company_id]));
}

/** Those of the companies found by name that have a domain or an account number. */
async function strongOnes(
  trx: Transaction,
  all: readonly Clues[],
  known: Map<string, string>,
): Promise<Set<string>> {
  const named = all.flatMap(({ pan, domain, nameKey }) => {
    const id = nameKey && known.get(`name:${nameKey}`);
    return id && (pan || domain) ? [id] : [];
  });
  if (named.length === 0) return new Set();
  const rows = await trx
    .selectFrom("company_keys")
    .selectAll()
    .where(isAmong(trx, "company_id", [...new Set(named)], "id"))
    .execute();
  return new Set(rows.flatMap(({ key, company_id }) => (/^(?:pan|domain):/.test(key) ? [company_id] : [])));
}
