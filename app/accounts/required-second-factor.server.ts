import type { Queryable } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import type { Role } from "#app/leads/lead.ts";
import type { AccountServices } from "./account-services.ts";
import { isRole, roles } from "./roles.ts";
import { recordEvent } from "./staff-events.server.ts";

/** The roles that require a second factor, most capable first. */
export async function secondFactorRoles(db: Queryable): Promise<Role[]> {
  const rows = await db.selectFrom("second_factor_roles").select("role").execute();
  const required = rows.map(({ role }) => role).filter(isRole);
  return roles.filter((role) => required.includes(role));
}

/** Whether this role requires a second factor. */
export async function needsSecondFactor(db: Queryable, role: Role): Promise<boolean> {
  const row = await db
    .selectFrom("second_factor_roles")
    .select("role")
    .where("role", "=", role)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets which roles require a second factor. Takes effect with each person's next request. */
export async function requireSecondFactor(
  services: AccountServices,
  wanted: readonly Role[],
  actorId: string,
): Promise<void> {
  const { db, now } = services;
  const at = now().getTime();
  await db.transaction().execute(async (trx) => {
    const others = roles.filter((role) => !wanted.includes(role));
    if (others.length > 0) await trx.deleteFrom("second_factor_roles").where("role", "in", others).execute();
    const rows = wanted.map((role) => ({ role, set_by: actorId, set_at: at }));
    await insertRows(trx, "second_factor_roles", rows, { existing: "skip" });
  });
  await recordEvent(services, {
    actorId,
    event: "staff second factor required",
    detail: { roles: [...wanted] },
  });
}
