import type { Answer, Kind } from "#app/leads/lead.ts";

/** The rules that assign new leads. Pure. */

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
  /** At least this many devices or people. */
  minSize: number | null;
  to: Target;
  version: number;
};

/** A rule as admins write it. */
export type NewRule = Omit<Rule, "id" | "isOn" | "version">;

/** The facts of a lead that rules test. */
export type Routable = { form: string; kind: Kind; city: string | undefined; size: number | null };

/** Who can be given leads on a day: staff by id, and the present members of teams. */
export type Staffing = {
  /** The person or their stand-in; undefined if both are away. */
  personFor: (userId: string) => string | undefined;
  membersIn: (teamId: string) => readonly string[];
};

export type Routed = { rule: Rule; to: { user: string } | { team: string; members: readonly string[] } };

/** The first active rule that matches and leads to someone present. */
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

/** The answers that hold a number of devices or people. */
export const sizeKeys = ["devices", "quantity", "people"];

/**
 * The size of a lead: the largest number in these answers; a range ("50 to 499") counts with its start. Null without a
 * number.
 */
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
