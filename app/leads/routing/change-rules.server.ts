import { isDeepStrictEqual } from "node:util";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { isId, newId } from "#app/database/uuid.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { renewRouting } from "./routing-version.server.ts";
import type { NewRule } from "./rules.ts";

export const longestRuleName = 60;
export const maxRules = 50;

type By = { actorId: string; now: Date };

/**
 * `too-many`: there is room for no more. `no-target`: the team or person who should get the leads no longer exists.
 * `changed-meanwhile`: the version is outdated.
 */
export type RuleOutcome = "done" | "too-many" | "no-target" | "missing" | "changed-meanwhile";

/**
 * Adds a rule at the end, off until it is switched on. The same one added once more, as after a lost answer, changes
 * nothing.
 */
export function addRule(db: Database, rule: NewRule, by: By): Promise<RuleOutcome> {
  return changeRules(db, by, async (trx) => {
    const present = await trx.selectFrom("routing_rules").selectAll().execute();
    const columns = columnsOf(rule);
    if (present.some((row) => isDeepStrictEqual({ ...row, ...columns }, row))) return "unchanged";
    if (present.length >= maxRules) return "too-many";
    if (!(await hasTarget(trx, rule))) return "no-target";
    const position = Math.max(0, ...present.map((row) => row.position)) + 1;
    const row = { id: newId(by.now), position, is_on: 0 as const, version: 1, ...columns };
    await insertRows(trx, "routing_rules", [row]);
    return "done";
  });
}

/** Changes a rule. */
export function changeRule(
  db: Database,
  { id, version, ...rule }: NewRule & { id: string; version: number },
  by: By,
): Promise<RuleOutcome> {
  return changeRules(db, by, async (trx) => {
    const present = await trx
      .selectFrom("routing_rules")
      .select("version")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!present) return "missing";
    if (present.version !== version) return "changed-meanwhile";
    if (!(await hasTarget(trx, rule))) return "no-target";
    await trx
      .updateTable("routing_rules")
      .set({ ...columnsOf(rule), version: version + 1 })
      .where("id", "=", id)
      .execute();
    return "done";
  });
}

async function hasTarget(trx: Transaction, { to }: NewRule): Promise<boolean> {
  if ("user" in to)
    return (
      (await trx.selectFrom("user").select("id").where("id", "=", to.user).executeTakeFirst()) !== undefined
    );
  if (!isId(to.team)) return false;
  return (
    (await trx.selectFrom("teams").select("id").where("id", "=", to.team).executeTakeFirst()) !== undefined
  );
}

export function switchRule(db: Database, id: string, isOn: boolean, by: By): Promise<RuleOutcome> {
  return changeRules(db, by, (trx) =>
    oneRow(
      trx
        .updateTable("routing_rules")
        .set({ is_on: isOn ? 1 : 0 })
        .where("id", "=", id),
    ),
  );
}

export function deleteRule(db: Database, id: string, by: By): Promise<RuleOutcome> {
  return changeRules(db, by, (trx) => oneRow(trx.deleteFrom("routing_rules").where("id", "=", id)));
}

/** Moves a rule one place up or down from the place, counted from 0, at which it was seen. */
export function moveRule(
  db: Database,
  { id, at }: { id: string; at: number },
  way: "up" | "down",
  by: By,
): Promise<RuleOutcome> {
  return changeRules(db, by, async (trx) => {
    const rules = await trx
      .selectFrom("routing_rules")
      .select("id")
      .orderBy("position")
      .orderBy("id")
      .execute();
    const ids = rules.map((rule) => rule.id);
    if (!ids.includes(id)) return "missing";
    if (ids[at] !== id) return "changed-meanwhile";
    const to = Math.min(ids.length - 1, Math.max(0, at + (way === "up" ? -1 : 1)));
    ids.splice(to, 0, ...ids.splice(at, 1));
    for (const [index, each] of ids.entries())
      await trx
        .updateTable("routing_rules")
        .set({ position: index + 1 })
        .where("id", "=", each)
        .execute();
    return "done";
  });
}

function changeRules(
  db: Database,
  { actorId, now }: By,
  change: (trx: Transaction) => Promise<RuleOutcome | "unchanged">,
): Promise<RuleOutcome> {
  return db.transaction().execute(async (trx) => {
    // First, so that two changes of the order wait for each other.
    await renewRouting(trx);
    const outcome = await change(trx);
    if (outcome === "done") await audit(trx, { actorId, action: "routing changed", now });
    return outcome === "unchanged" ? "done" : outcome;
  });
}

async function oneRow(query: {
  executeTakeFirst(): Promise<{ numUpdatedRows?: bigint; numDeletedRows?: bigint } | undefined>;
}): Promise<RuleOutcome> {
  const result = await query.executeTakeFirst();
  return (result?.numUpdatedRows ?? 0n) || (result?.numDeletedRows ?? 0n) ? "done" : "missing";
}

function columnsOf({ name, forms, kind, city, minSize, to }: NewRule) {
  return {
    name,
    form: forms && forms.length > 0 ? forms.join(",") : null,
    kind,
    city,
    min_size: minSize,
    to_user: "user" in to ? to.user : null,
    to_team: "team" in to ? to.team : null,
  };
}
