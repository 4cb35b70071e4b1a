import type { Transaction } from "#app/database/database.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import type { Answer, Kind, TypedPerson } from "#app/leads/lead.ts";
import { presentRouting } from "./read-routing.server.ts";
import { type Routed, route, sizeOf } from "./rules.ts";

type Arrival = {
  leadId: string;
  now: Date;
  submission: { form: string; kind: Kind; person: TypedPerson; answers: Answer[] };
};

/** The owner of a new lead, and the name of the rule that chose them. */
export type Owner = { id: string; rule: string };

/** Assigns new leads by the rules; the result leaves out leads that no rule matches. */
export async function routeLeads(trx: Transaction, leads: readonly Arrival[]): Promise<Map<string, Owner>> {
  const { rules, staffingOn } = await presentRouting(trx);
  const owners = new Map<string, Owner>();
  if (!rules.some(({ isOn }) => isOn)) return owners;
  const [first] = leads;
  if (!first) return owners;
  // The leads of one transaction arrived together.
  const staffing = staffingOn(dayOf(first.now));
  const waiting = new Map<string, { leadId: string; members: readonly string[]; rule: string }[]>();
  for (const { leadId, submission } of leads) {
    const { form, kind, person, answers } = submission;
    const found: Routed | undefined = route(
      rules,
      { form, kind, city: person.city, size: sizeOf(answers) },
      staffing,
    );
    if (!found) continue;
    const { rule, to } = found;
    if ("user" in to) owners.set(leadId, { id: to.user, rule: rule.name });
    else
      waiting.set(to.team, [
        ...(waiting.get(to.team) ?? []),
        { leadId, members: to.members, rule: rule.name },
      ]);
  }
  // In order of the ids, so that two batches with the same teams cannot deadlock.
  for (const [team, turns] of [...waiting].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const turn = await takeTurns(trx, team, turns.length);
    turns.forEach(({ leadId, members, rule }, index) => {
      const id = members[(turn + index) % members.length];
      if (id) owners.set(leadId, { id, rule });
    });
  }
  return owners;
}

/** Takes turns of a team, in order across all processes. @returns the number of the first turn */
export async function takeTurns(trx: Transaction, teamId: string, count: number): Promise<number> {
  const row = await trx
    .updateTable("teams")
    .set((team) => ({ turn: team("turn", "+", count) }))
    .where("id", "=", teamId)
    .returning("turn")
    .executeTakeFirst();
  return Number(row?.turn ?? count) - count;
}
