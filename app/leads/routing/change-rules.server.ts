import type { Database, Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { isId, newId } from "#app/database/uuid.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { renewRouting } from "./routing-version.server.ts";
import type { NewRule } from "./rules.ts";

export const longestRuleName = 60;
export const maxRules = 50;

type By = { actorId: string; now: Date };
type Change = (trx: Transaction) => Promise<boolean>;

/** Adds a rule at the end, off until it is switched on. @returns false when there are too many */
export function addRule(db: Database, rule: NewRule, by: By): Promise<boolean> {
  return changeRules(db, by, async (trx) => {
    const present = await trx.selectFrom("routing_rules").select("position").execute();
    if (present.length >= maxRules) return false;
    const position = Math.max(0, ...present.map((row) => row.position)) + 1;
    const row = { id: newId(by.now), position, is_on: 0 as const, version: 1, ...columnsOf(rule) };
    await insertRows(trx, "routing_rules", [row]);
    return true;
  });
}

/** Changes a rule. `changed-meanwhile`: its version is outdated. */
export async function changeRule(
  db: Database,
  { id, version, ...rule }: NewRule & { id: string; version: number },
  by: By,
): Promise<"done" | "missing" | "changed-meanwhile"> {
  const isDone = await changeRules(db, by, (trx) =>
    wasOne(
      trx
        .updateTable("routing_rules")
        .set({ ...columnsOf(rule), version: version + 1 })
        .where("id", "=", id)
        .where("version", "=", version),
    ),
  );
  if (isDone) return "done";
  const present = await db.selectFrom("routing_rules").select("id").where("id", "=", id).executeTakeFirst();
  return present ? "changed-meanwhile" : "missing";
}

export function switchRule(db: Database, id: string, isOn: boolean, by: By): Promise<boolean> {
  return changeRules(db, by, (trx) =>
    wasOne(
      trx
        .updateTable("routing_rules")
        .set({ is_on: isOn ? 1 : 0 })
        .where("id", "=", id),
    ),
  );
}

export function deleteRule(db: Database, id: string, by: By): Promise<boolean> {
  return changeRules(db, by, (trx) => wasOne(trx.deleteFrom("routing_rules").where("id", "=", id)));
}

/** Moves a rule one place up or down. @returns false if there is no such rule */
export function moveRule(db: Database, id: string, way: "up" | "down", by: By): Promise<boolean> {
  return changeRules(db, by, async (trx) => {
    const rules = await trx
      .selectFrom("routing_rules")
      .select("id")
      .orderBy("position")
      .orderBy("id")
      .execute();
    const ids = rules.map((rule) => rule.id);
    const at = ids.indexOf(id);
    if (at < 0) return false;
    const to = Math.min(ids.length - 1, Math.max(0, at + (way === "up" ? -1 : 1)));
    ids.splice(to, 0, ...ids.splice(at, 1));
    for (const [index, each] of ids.entries())
      await trx
        .updateTable("routing_rules")
        .set({ position: index + 1 })
        .where("id", "=", each)
        .execute();
    return true;
  });
}

function changeRules(db: Database, { actorId, now }: By, change: Change): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // First, so that two changes of the order wait for each other.
    await renewRouting(trx);
    if (!(await change(trx))) return false;
    await audit(trx, { actorId, action: "routing changed", now });
    return true;
  });
}

async function wasOne(query: {
  executeTakeFirst(): Promise<{ numUpdatedRows?: bigint; numDeletedRows?: bigint } | undefined>;
}): Promise<boolean> {
  const result = await query.executeTakeFirst();
  return ((result?.numUpdatedRows ?? 0n) || (result?.numDeletedRows ?? 0n)) > 0n;
}

function columnsOf({ name, forms, kind, city, minSize, to }: NewRule) {
  return {
    name,
    form: forms && forms.length > 0 ? forms.join(",") : null,
    kind,
    city,
    min_size: minSize,
    to_user: "user" in to ? to.user : null,
    to_team: "team" in to && isId(to.team) ? to.team : null,
  };
}
