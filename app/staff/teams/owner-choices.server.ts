import { listStaff } from "#app/accounts/staff-members.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { awayOn } from "#app/leads/teams/absences.server.ts";
import { awayName } from "./away-name.ts";

/** The possible owners of leads for a menu: active colleagues, with the last day of an absence. */
export async function ownerChoices(
  db: Queryable,
  now: Date,
  besides?: string | null,
): Promise<{ id: string; name: string }[]> {
  const [staff, away] = await Promise.all([listStaff(db), awayOn(db, dayOf(now))]);
  return staff
    .filter(({ id, disabled }) => !disabled || id === besides)
    .map(({ id, name }) => ({ id, name: awayName(name, away.get(id)?.until) }));
}
