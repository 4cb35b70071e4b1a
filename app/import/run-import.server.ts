import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { type Owner, readImportContent } from "./checked-imports.server.ts";
import { type Begun, type Counts, importInParts, type RecordImport, sum } from "./import-in-parts.server.ts";

/** A process that has written nothing for this long is presumed dead; another may take over. */
const claimMs = 60_000;

type Run = Owner & { id: string; option: boolean; choices?: string | undefined; now: () => Date };

/**
 * Claims a checked file, or one whose import was interrupted, for this process.
 * @returns its claim; undefined when another process is importing it, it is done, or it belongs to someone else
 */
export async function claimImport(
  db: Database,
  { id, kind, ownerId, option, choices, now }: Run,
): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const claim = crypto.randomUUID();
  const at = now().getTime();
  const mine = db
    .updateTable("imports")
    .set({ state: "importing", claim, claimed_until: at + claimMs })
    .where("id", "=", id)
    .where("kind", "=", kind)
    .where("owner_id", "=", ownerId);
  const begun = await mine
    .set({ option_chosen: option ? 1 : 0, choices: choices ?? null })
    .where("state", "=", "checked")
    .executeTakeFirstOrThrow();
  if (begun.numUpdatedRows > 0n) return claim;
  // A resumed import keeps the option chosen when it began.
  const goneOn = await mine
    .where("state", "=", "importing")
    .where("claimed_until", "<", at)
    .executeTakeFirstOrThrow();
  return goneOn.numUpdatedRows > 0n ? claim : undefined;
}

type Claimed = Owner & { id: string; claim: string; now: () => Date; stopping: AbortSignal };

/** Another process has resumed the import, or its leads were undone: the part is rolled back and the run ends. */
class ClaimLost extends Error {}

/** Thrown by a `save` that finds the import undone: the part is rolled back and the import is ended for good. */
export class ImportUndone extends Error {}

/** Ends an import for good because what it wrote is undone: no process writes the rest. */
export async function endImport(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("imports")
      .set({ state: "undone", claim: null, claimed_until: null })
      .where("id", "=", id)
      .execute();
    await trx.deleteFrom("import_contents").where("import_id", "=", id).execute();
  });
}

/** Writes the rest of a claimed file, part by part, then deletes its content. */
export async function runImport<Value>(
  db: Database,
  importFor: (option: boolean, begun: Begun) => RecordImport<Value>,
  { id, ownerId, claim, now, stopping }: Claimed,
): Promise<void> {
  const kept = await db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  if (kept.claim !== claim) return;
  const csv = await readImportContent(db, id);
  // Undone meanwhile.
  if (csv === undefined) return;
  const { check, save, action } = importFor(kept.option_chosen === 1, { id, choices: kept.choices });
  const { values } = await check(db, csv);
  let saved: Counts = JSON.parse(kept.saved);
  const mine = (trx: Queryable) => trx.updateTable("imports").where("id", "=", id).where("claim", "=", claim);
  const free = (trx: Queryable = db) => mine(trx).set({ claimed_until: 0 }).execute();
  const after = async (trx: Transaction, done: number, counts: Counts) => {
    const total = sum(saved, counts);
    const { numUpdatedRows } = await mine(trx)
      .set({ done, saved: JSON.stringify(total), claimed_until: now().getTime() + claimMs })
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new ClaimLost();
    saved = total;
  };
  try {
    await importInParts(db, values, save, { from: kept.done, after, stopping });
  } catch (error) {
    if (error instanceof ClaimLost) return;
    if (error instanceof ImportUndone) return endImport(db, id);
    // If this fails too, the claim expires by itself.
    await free().catch(() => {});
    throw error;
  }
  await db.transaction().execute(async (trx) => {
    if (stopping.aborted) {
      await free(trx);
      return;
    }
    const { numUpdatedRows } = await mine(trx)
      .set({ state: "done", claim: null, claimed_until: null })
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await trx.deleteFrom("import_contents").where("import_id", "=", id).execute();
    const detail = { lines: kept.row_count, ...saved };
    await audit(trx, { actorId: ownerId, action, detail, now: now() });
  });
}
