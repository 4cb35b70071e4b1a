import type { Queryable } from "#app/database/database.server.ts";
import { isKind } from "#app/leads/lead.ts";
import { readRoutingVersion } from "./routing-version.server.ts";
import type { Rule, Staffing } from "./rules.ts";

/** The rules in order, and the staff present on a day. */
export type Routing = { rules: readonly Rule[]; staffingOn: (day: string) => Staffing };

const maxHeld = 4;
const held = new Map<number, Routing>();

/** The rules and the staffing, from memory until they change. */
export async function presentRouting(db: Queryable): Promise<Routing> {
  const version = await readRoutingVersion(db);
  const known = held.get(version);
  if (known) return known;
  const routing = await readRouting(db);
  if (held.size >= maxHeld) held.clear();
  held.set(version, routing);
  return routing;
}

async function readRouting(db: Queryable): Promise<Routing> {
  const [rules, users, absences, members] = await Promise.all([
    listRules(db),
    db.selectFrom("user").select(["id", "disabled"]).execute(),
    db.selectFrom("absences").selectAll().execute(),
    db.selectFrom("team_members").selectAll().orderBy("user_id").execute(),
  ]);
  const active = new Set(users.filter(({ disabled }) => !disabled).map(({ id }) => id));
  const absent = new Map(absences.map((row) => [row.user_id, row]));
  const staffingOn = (day: string): Staffing => {
    const isIn = (id: string) => {
      const away = absent.get(id);
      return active.has(id) && !(away && away.from_day <= day && away.to_day >= day);
    };
    return {
      personFor: (id) =>
        [id, active.has(id) ? absent.get(id)?.stand_in : undefined].find((each) => each && isIn(each)) ??
        undefined,
      membersIn: (teamId) =>
        members
          .filter(({ team_id, user_id }) => team_id === teamId && isIn(user_id))
          .map((row) => row.user_id),
    };
  };
  return { rules, staffingOn };
}

/** Every rule in order, including those that are off. */
export async function listRules(db: Queryable): Promise<Rule[]> {
  const rows = await db.selectFrom("routing_rules").selectAll().orderBy("position").orderBy("id").execute();
  return rows.flatMap(({ to_user, to_team, ...row }): Rule[] => {
    const to = to_user !== null ? { user: to_user } : to_team !== null ? { team: to_team } : null;
    if (!to) return [];
    return [
      {
        id: row.id,
        name: row.name,
        isOn: row.is_on === 1,
        forms: row.form?.split(",") ?? null,
        kind: isKind(row.kind) ? row.kind : null,
        city: row.city,
        minSize: row.min_size,
        version: row.version,
        to,
      },
    ];
  });
}
