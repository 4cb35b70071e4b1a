import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { firstIdAt } from "#app/database/uuid.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { storedKind } from "#app/leads/kinds.ts";
import { presentRouting } from "./read-routing.server.ts";
import { route, sizeKeys, sizeOf } from "./rules.ts";

const days = 30;
const dayMs = 24 * 60 * 60_000;
/** The newest leads that a trial reads: enough to see the shares, and quick. */
const maxLeads = 10_000;

/** `userId` null: no rule matches, the leads stay unassigned. */
export type Share = { rule: string | null; userId: string | null; leads: number };

/**
 * What the rules would have done with the leads of the last 30 days if all of them had been on and staff had been
 * present as today. Changes nothing.
 */
export async function tryRules(db: Queryable, now: Date): Promise<{ leads: number; shares: Share[] }> {
  const { rules, staffingOn } = await presentRouting(db);
  const leads = await db
    .selectFrom("leads")
    .select(["id", "form", "kind", "city"])
    .where("id", ">=", firstIdAt(new Date(now.getTime() - days * dayMs)))
    .where("status", "!=", "spam")
    .where("kind", "<>", "record")
    .orderBy("id", "desc")
    .limit(maxLeads)
    .execute();
  const ids = leads.map(({ id }) => id);
  const answers = await db
    .selectFrom("answers")
    .select(["lead_id", "key", "value"])
    .where(isAmong(db, "lead_id", ids, "id"))
    .where("key", "in", sizeKeys)
    .execute();
  const answersOf = Map.groupBy(answers, ({ lead_id }) => lead_id);
  const staffing = staffingOn(dayOf(now));
  const all = rules.map((rule) => ({ ...rule, isOn: true }));
  const turns = new Map<string, number>();
  const shares = new Map<string, Share>();
  for (const { id, form, kind, city } of leads) {
    const lead = {
      form,
      kind: storedKind({ kind }),
      city: city ?? undefined,
      size: sizeOf(answersOf.get(id) ?? []),
    };
    const found = route(all, lead, staffing);
    let userId: string | null = null;
    if (found && "user" in found.to) userId = found.to.user;
    else if (found && "team" in found.to) {
      const turn = turns.get(found.to.team) ?? 0;
      turns.set(found.to.team, turn + 1);
      userId = found.to.members[turn % found.to.members.length] ?? null;
    }
    const key = `${found?.rule.id} ${userId}`;
    const share = shares.get(key) ?? { rule: found?.rule.name ?? null, userId, leads: 0 };
    shares.set(key, { ...share, leads: share.leads + 1 });
  }
  const place = (rule: string | null) => {
    const at = rules.findIndex(({ name }) => name === rule);
    return at < 0 ? rules.length : at;
  };
  return {
    leads: leads.length,
    shares: [...shares.values()].sort((a, b) => place(a.rule) - place(b.rule) || b.leads - a.leads),
  };
}
