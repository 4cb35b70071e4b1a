import type { Database } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { importInParts } from "#app/import/import-in-parts.server.ts";
import type { Fault } from "#app/import/read-table.ts";
import { audit } from "#app/leads/audit.server.ts";
import { type SavedShipments, saveShipments } from "./save-shipments.server.ts";
import type { MailSources } from "./shipment-mail.ts";
import { readShipmentTable, type ShipmentState } from "./shipment-rows.ts";

export type ShipmentImport = { lines: number; faults: Fault[]; saved?: SavedShipments | undefined };

type Options = { actorId: string; now: Date; dryRun: boolean; notify: boolean; mail: MailSources };

/** Imports orders and repairs from CSV. One bad row and nothing is written; a dry run only says what it would find. */
export async function importShipments(
  db: Database,
  csv: string,
  { actorId, now, dryRun, notify, mail }: Options,
): Promise<ShipmentImport> {
  const { lines, values, faults } = readShipmentTable(csv);
  const all = [...faults, ...(await withoutFact(db, values))].sort((a, b) => a.line - b.line);
  if (dryRun || all.length > 0) return { lines, faults: all };
  const saved = await importInParts(db, byOrder(values), (trx, part) =>
    saveShipments(trx, part.flat(), { now, mail, ...(notify ? { notify: "tells" } : {}) }),
  );
  await audit(db, { actorId, action: "orders imported", detail: { lines, ...saved }, now });
  return { lines, faults: [], saved };
}

type Line = { line: number; value: ShipmentState };

/** The states of one order together, wherever they stand in the file: one mail tells of them. */
function byOrder(lines: readonly Line[]): ShipmentState[][] {
  const groups = new Map<string, ShipmentState[]>();
  for (const { value } of lines) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return [...groups.values()];
}

function keyOf({ type, number }: ShipmentState): string {
  return `${type} ${number}`;
}

/** New orders that no row gives a second fact: nobody could ever look them up. */
async function withoutFact(db: Database, lines: readonly Line[]): Promise<Fault[]> {
  const given = new Set(
    lines.filter(({ value }) => value.last4 || value.pin).map(({ value }) => keyOf(value)),
  );
  const bare = lines.filter(({ value }) => !given.has(keyOf(value)));
  const numbers = [...new Set(bare.map(({ value }) => value.number))];
  const rows = await db
    .selectFrom("orders")
    .select(["type", "number"])
    .where(isAmong(db, "number", numbers))
    .execute();
  const known = new Set(rows.map(({ type, number }) => `${type} ${number}`));
  return bare
    .filter(({ value }) => !known.has(keyOf(value)))
    .map(({ line }) => ({
      line,
      reason: "phone or pin: a new order needs one of them, or its customer cannot look it up",
    }));
}
