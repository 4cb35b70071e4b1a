import { giveWay } from "#app/csv/give-way.ts";
import type { Fault } from "#app/csv/read-csv.ts";
import type { Database } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { type Checked, importInParts, type RecordImport } from "#app/import/import-in-parts.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { spellingsInFiles } from "#app/values/order-number.ts";
import { type SavedShipments, saveShipments } from "./save-shipments.server.ts";
import type { MailSources } from "./shipment-mail.ts";
import { readShipmentTable, type ShipmentState } from "./shipment-rows.ts";

export type ShipmentImport = { lines: number; faults: Fault[]; saved?: SavedShipments | undefined };

/** With `mail`, customers are told of the milestones that tell them. */
type Wishes = { now: Date; mail?: MailSources | undefined };

/** Imports orders and repairs from CSV. Any bad row stops the whole import; a dry run writes nothing. */
export async function importShipments(
  db: Database,
  csv: string,
  { actorId, dryRun, ...wishes }: Wishes & { actorId: string; dryRun: boolean },
): Promise<ShipmentImport> {
  const { check, save, action } = shipmentImport(wishes);
  const { lines, values, faults } = await check(db, csv);
  if (dryRun || faults.length > 0) return { lines, faults };
  const saved = (await importInParts(db, values, save)) as SavedShipments;
  await audit(db, { actorId, action, detail: { lines, ...saved }, now: wishes.now });
  return { lines, faults: [], saved };
}

/** The import of orders and repairs: reads rows, looks up numbers, writes. */
export function shipmentImport({ now, mail }: Wishes): RecordImport<ShipmentState[]> {
  return {
    check: checkShipments,
    save: (trx, part) =>
      saveShipments(trx, part.flat(), { now, ...(mail ? { notify: { whom: "tells", mail } } : {}) }),
    action: "orders imported",
  };
}

async function checkShipments(db: Database, csv: string): Promise<Checked<ShipmentState[]>> {
  const { lines, values, faults } = await readShipmentTable(csv);
  const all = [...faults, ...(await withoutFact(db, values))].sort((a, b) => a.line - b.line);
  return { lines, values: await byOrder(values), faults: all };
}

type Line = { line: number; value: ShipmentState };

/** Groups rows by order, wherever they are in the file, so that each order causes one mail. */
async function byOrder(lines: readonly Line[]): Promise<ShipmentState[][]> {
  const groups = new Map<string, ShipmentState[]>();
  for await (const { value } of giveWay(lines)) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return [...groups.values()];
}

/** The same for all spellings that are one order. */
function keyOf({ type, number }: Pick<ShipmentState, "type" | "number">): string {
  return `${type} ${spellingsInFiles(number).sort().join(" ")}`;
}

/** Numbers per query. */
const atOnce = 5_000;

/** New orders without a second fact in any row: their customers could never look them up. */
async function withoutFact(db: Database, lines: readonly Line[]): Promise<Fault[]> {
  const given = new Set<string>();
  for await (const { value } of giveWay(lines)) if (value.last4 || value.pin) given.add(keyOf(value));
  const bare = lines.filter(({ value }) => !given.has(keyOf(value)));
  const numbers = [...new Set(bare.flatMap(({ value }) => spellingsInFiles(value.number)))];
  const known = new Set<string>();
  for (let at = 0; at < numbers.length; at += atOnce) {
    const rows = await db
      .selectFrom("orders")
      .select(["type", "number"])
      .where(isAmong(db, "number", numbers.slice(at, at + atOnce)))
      .execute();
    for (const { type, number } of rows) known.add(keyOf({ type, number }));
  }
  return bare
    .filter(({ value }) => !known.has(keyOf(value)))
    .map(({ line }) => ({
      line,
      reason: "phone or pin: a new order needs one of them, or its customer cannot look it up",
    }));
}
