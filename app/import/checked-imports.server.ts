import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Fault } from "#app/csv/read-csv.ts";
import type { Database } from "#app/database/database.server.ts";
import { isId, newId } from "#app/database/uuid.server.ts";
import type { Checked, Counts } from "./import-in-parts.server.ts";
import type { ImportKind } from "./import-rules.ts";

/** A checked file as its sender sees it. */
export type CheckedImport = {
  id: string;
  state: "faulty" | "checked" | "importing" | "done" | "undone";
  name: string;
  option: boolean;
  lines: number;
  /** The number of faults, and the first of them. */
  faultCount: number;
  faults: Fault[];
  /** Notes about lines that are no faults. */
  notes: Fault[];
  /** The written share, 0 to 1, and counts of the results. */
  done: number;
  saved: Counts;
  /** The import had begun, but its process was stopped and none has resumed it. */
  stopped: boolean;
};

export type Owner = { kind: ImportKind; ownerId: string };

export const importRetentionDays = 1;
const maxFaults = 500;

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** `name` is empty when rows were pasted. */
type Arrived = Owner & { csv: string; name: string; now: Date };

/**
 * Stores a checked file. A file with faults keeps only the faults; pasted rows are kept for editing. @returns its id
 */
export async function storeImport(
  db: Database,
  { lines, values, faults, notes = [] }: Checked<unknown>,
  { kind, ownerId, csv, name, now }: Arrived,
): Promise<string> {
  const id = newId(now);
  const isFine = faults.length === 0;
  const bytes = isFine || name === "" ? await pack(csv) : undefined;
  await db.transaction().execute(async (trx) => {
    // Checking a new file discards the sender's earlier ones.
    await trx
      .deleteFrom("imports")
      .where("owner_id", "=", ownerId)
      .where("kind", "=", kind)
      .where("state", "!=", "importing")
      .execute();
    await trx
      .insertInto("imports")
      .values({
        ...{
          id,
          kind,
          owner_id: ownerId,
          name,
          option_chosen: 0,
          row_count: lines,
          part_count: values.length,
        },
        ...{ state: isFine ? "checked" : "faulty", fault_count: faults.length },
        ...{ faults: JSON.stringify(faults.slice(0, maxFaults)), done: 0, saved: "{}" },
        ...{ choices: null, notes: JSON.stringify(notes.slice(0, maxFaults)) },
        ...{ claim: null, claimed_until: null, created_at: now.getTime() },
      })
      .execute();
    if (bytes) await trx.insertInto("import_contents").values({ import_id: id, bytes }).execute();
  });
  return id;
}

/** The sender's own stored file; undefined for everyone else, and after a day. */
export async function readImport(
  db: Database,
  id: string,
  { kind, ownerId }: Owner,
  now: Date,
): Promise<CheckedImport | undefined> {
  if (!isId(id)) return undefined;
  const row = await db
    .selectFrom("imports")
    .selectAll()
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("kind", "=", kind)
    .where("created_at", ">", now.getTime() - importRetentionDays * 86_400_000)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      state: row.state,
      name: row.name,
      option: row.option_chosen === 1,
      lines: row.row_count,
      faultCount: row.fault_count,
      faults: JSON.parse(row.faults),
      notes: JSON.parse(row.notes ?? "[]"),
      done: row.part_count > 0 ? row.done / row.part_count : 0,
      saved: JSON.parse(row.saved),
      stopped: row.state === "importing" && (row.claimed_until ?? 0) < now.getTime(),
    }
  );
}

/** The content of a stored file; undefined if its import is done or was undone. */
export async function readImportContent(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("import_contents")
    .select("bytes")
    .where("import_id", "=", id)
    .executeTakeFirst();
  return row && (await unpack(row.bytes)).toString("utf8");
}
