import { listStaff } from "#app/accounts/staff-members.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { kindName } from "#app/leads/kinds.ts";
import { listRules } from "#app/leads/routing/read-routing.server.ts";
import type { Rule } from "#app/leads/routing/rules.ts";
import { tryRules } from "#app/leads/routing/try-rules.server.ts";
import { awayOn } from "#app/leads/teams/absences.server.ts";
import { listTeams } from "#app/leads/teams/teams.server.ts";
import { formChoices, formName } from "#app/staff/leads/form-names.server.ts";
import { awayName } from "./away-name.ts";
import type { ShownRule } from "./rule-form.tsx";

const countText = (count: number) => count.toLocaleString("en-IN");

/** Teams, rules and the choices for both. */
export async function teamsView(db: Queryable, { isTried, now }: { isTried: boolean; now: Date }) {
  const [teams, rules, staff, away, tried] = await Promise.all([
    listTeams(db),
    listRules(db),
    listStaff(db),
    awayOn(db, dayOf(now)),
    isTried ? tryRules(db, now) : null,
  ]);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? "a former colleague";
  const targetName = ({ to }: Rule) =>
    "user" in to
      ? nameOf(to.user)
      : `${teams.find(({ id }) => id === to.team)?.name ?? "a former team"}, in turns`;
  return {
    teams,
    people: staff
      .filter(({ disabled }) => !disabled)
      .map(({ id, name }) => ({ id, name: awayName(name, away.get(id)?.until) })),
    rules: rules.map(
      (rule): ShownRule => ({
        ...rule,
        to: "user" in rule.to ? `user:${rule.to.user}` : `team:${rule.to.team}`,
        sentence: sentenceOf(rule),
        toName: targetName(rule),
      }),
    ),
    forms: formChoices,
    tried: tried && {
      leads: countText(tried.leads),
      rows: tried.shares.map(({ rule, userId, leads }) => ({
        key: `${rule} ${userId}`,
        rule: rule ?? "No rule fits",
        person: userId ? nameOf(userId) : "No one yet",
        leads: countText(leads),
      })),
    },
  };
}

function sentenceOf({ forms, kind, city, minSize }: Rule): string {
  const parts = [
    kind && kindName(kind),
    forms?.map(formName).join(" or "),
    city && `from ${city}`,
    minSize !== null && `${countText(minSize)} devices or people at least`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : "Every lead";
}
