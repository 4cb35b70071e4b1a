import type { Answer, Kind } from "#app/leads/lead.ts";

/** The rules by which new leads come to somebody. Pure. */

export type Target = { user: string } | { team: string };

/** A condition that is null fits every lead. */
export type Rule = {
  id: string;
  name: string;
  isOn: boolean;
  /** Ids of forms. */
  forms: readonly string[] | null;
  kind: Kind | null;
  city: string | null;
  /** So many devices or people at least. */
  minSize: number | null;
  to: Target;
};

/** What rules look at. */
export type Routable = { form: string; kind: Kind; city: string | undefined; size: number | null };

/** Who can be given leads on a day: staff by id, and the members of teams that are in. */
export type Staffing = {
  /** The person, or who takes over for them; undefined when neither is in. */
  personFor: (userId: string) => string | undefined;
  membersIn: (teamId: string) => readonly string[];
};

export type Routed = { rule: Rule; to: { user: string } | { team: string; members: readonly string[] } };

/** The first rule that is on and fits, and leads to somebody who is in. */
export function route(rules: readonly Rule[], lead: Routable, staffing: Staffing): Routed | undefined {
  if (lead.kind === "record") return undefined;
  for (const rule of rules) {
    if (!rule.isOn || !fits(rule, lead)) continue;
    if ("user" in rule.to) {
      const user = staffing.personFor(rule.to.user);
      if (user) return { rule, to: { user } };
    } else {
      const members = staffing.membersIn(rule.to.team);
      if (members.length > 0) return { rule, to: { team: rule.to.team, members } };
    }
  }
  return undefined;
}

function fits({ forms, kind, city, minSize }: Rule, lead: Routable): boolean {
  if (forms && !forms.includes(lead.form)) return false;
  if (kind && kind !== lead.kind) return false;
  if (city && city.toLowerCase() !== lead.city?.trim().toLowerCase()) return false;
  return minSize === null || (lead.size !== null && lead.size >= minSize);
}

/** The questions that ask how many devices or people there are. */
export const sizeKeys = ["devices", "quantity", "people"];

/** How large a lead is: the largest number it names; of a range ("50 to 499") where it begins. Null: none is named. */
export function sizeOf(answers: readonly Pick<Answer, "key" | "value">[]): number | null {
  const sizes = answers
    .filter(({ key }) => sizeKeys.includes(key))
    .flatMap(({ value }) => {
      const text = String(value);
      const number = /\d[\d,]*/.exec(text)?.[0];
      if (!number) return [];
      return /^under/i.test(text) ? [1] : [Number(number.replaceAll(",", ""))];
    });
  return sizes.length > 0 ? Math.max(...sizes) : null;
}
