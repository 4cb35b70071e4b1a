import { isUniqueViolation, type Queryable } from "#app/database/database.server.ts";
import type { Role } from "#app/leads/lead.ts";
import { oneEmailAddress } from "#app/values/email-address.ts";
import type { AccountServices } from "./account-services.ts";
import { authOf } from "./auth.server.ts";
import { isRole } from "./roles.ts";
import { recordEvent } from "./staff-events.server.ts";

export type StaffMember = {
  id: string;
  name: string;
  email: string;
  role: Role;
  disabled: boolean;
  /** An authenticator is active. */
  secondFactor: boolean;
};

/** All accounts by name, disabled ones last. */
export async function listStaff(db: Queryable): Promise<StaffMember[]> {
  const rows = await staff(db).orderBy("name").orderBy("id").execute();
  return rows.flatMap(asMember).sort((a, b) => Number(a.disabled) - Number(b.disabled));
}

/** One account, disabled or not; null when there is none. Addresses are compared normalised. */
export async function findStaff(
  db: Queryable,
  by: { id: string } | { email: string },
): Promise<StaffMember | null> {
  const query =
    "id" in by ? staff(db).where("id", "=", by.id) : staff(db).where("email", "=", addressOf(by.email));
  const rows = await query.execute();
  return rows.flatMap(asMember)[0] ?? null;
}

type Added = { outcome: "added"; member: StaffMember } | { outcome: "taken" | "no-address" };

/**
 * Adds an account without a password: its owner sets one through a link. `taken`: the address already has an account.
 */
export async function addStaff(
  services: AccountServices,
  { email: typed, name, role }: { email: string; name: string; role: Role },
  actorId: string,
): Promise<Added> {
  const email = oneEmailAddress(addressOf(typed));
  if (!email) return { outcome: "no-address" };
  if (await findStaff(services.db, { email })) return { outcome: "taken" };
  const { internalAdapter } = await (await authOf(services)).$context;
  try {
    const user = await internalAdapter.createUser(
      { email, name, role, disabled: false, emailVerified: false },
      { method: "email-password" },
    );
    await recordEvent(services, { actorId, event: "staff added", subjectId: user.id, detail: { role } });
    return {
      outcome: "added",
      member: { id: user.id, name, email, role, disabled: false, secondFactor: false },
    };
  } catch (error) {
    if (isUniqueViolation(error)) return { outcome: "taken" };
    throw error;
  }
}

function addressOf(typed: string): string {
  return typed.trim().toLowerCase();
}

function staff(db: Queryable) {
  return db.selectFrom("user").select(["id", "name", "email", "role", "disabled", "twoFactorEnabled"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof staff>["execute"]>>[number];

function asMember({ id, name, email, role, disabled, twoFactorEnabled }: Row): StaffMember[] {
  const secondFactor = Boolean(twoFactorEnabled);
  return isRole(role) ? [{ id, name, email, role, disabled: Boolean(disabled), secondFactor }] : [];
}
