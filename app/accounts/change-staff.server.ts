import { sql } from "kysely";
import type { Transaction } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";
import type { Role } from "#app/leads/lead.ts";
import { renewRouting } from "#app/leads/routing/routing-version.server.ts";
import type { AccountServices } from "./account-services.ts";
import { authOf } from "./auth.server.ts";
import { endOpenLinks } from "./open-links.server.ts";
import { revokeAccess } from "./revoke-access.server.ts";
import { recordEvent } from "./staff-events.server.ts";

type Change = {
  id: string;
  name?: string;
  role?: Role;
  disabled?: boolean;
  /** The name and role that the actor saw: the change is refused if they differ by now. */
  seen?: { name: string; role: string };
  /** Refuse a change that would leave no active admin. The server command may do so, with a warning. */
  keepAnAdmin?: boolean;
};

export type ChangeOutcome = "changed" | Refused;
type Refused = "missing" | "last-admin" | "changed-meanwhile";

/**
 * Changes the name or role of an account, disables or enables it. Takes effect at once: each request reads the
 * account anew. Disabling also ends sessions, links, tokens and calendar addresses. Unchanged fields are not logged.
 */
export async function changeStaff(
  services: AccountServices,
  { id, ...change }: Change,
  actorId: string,
): Promise<ChangeOutcome> {
  // In turn: otherwise two admins could demote each other at the same moment.
  const before = await inTurn(services.db, "staff", (trx) => write(trx, { id, ...change }));
  if (typeof before === "string") return before;
  const { name = before.name, role = before.role, disabled = before.disabled } = change;
  if (disabled && !before.disabled) {
    await (await authOf(services)).$context.then(({ internalAdapter }) =>
      internalAdapter.deleteUserSessions(id),
    );
    await endOpenLinks(services.db, id);
    await revokeAccess(services, id, actorId);
  }
  const said = { actorId, subjectId: id };
  if (name !== before.name) await recordEvent(services, { ...said, event: "staff renamed" });
  if (role !== before.role) {
    const detail = { from: before.role, to: role };
    await recordEvent(services, { ...said, event: "staff role changed", detail });
  }
  if (disabled !== before.disabled)
    await recordEvent(services, { ...said, event: disabled ? "staff disabled" : "staff enabled" });
  return "changed";
}

type Before = { name: string; role: Role; disabled: boolean };

async function write(
  trx: Transaction,
  { id, name, role, disabled, seen, keepAnAdmin }: Change,
): Promise<Before | Refused> {
  const rows = await trx
    .selectFrom("user")
    .select(["id", "name", "role", "disabled"])
    .where((row) => row.or([row("id", "=", id), row("role", "=", "admin")]))
    .execute();
  const found = rows.find((row) => row.id === id);
  if (!found) return "missing";
  if (seen && (seen.name !== found.name || seen.role !== found.role)) return "changed-meanwhile";
  const endsAdmin = (role !== undefined && role !== "admin") || disabled === true;
  const others = rows.filter((row) => row.id !== id && row.role === "admin" && !row.disabled);
  const isAdmin = found.role === "admin" && !found.disabled;
  if (keepAnAdmin && isAdmin && endsAdmin && others.length === 0) return "last-admin";
  const values = { ...(name === undefined ? {} : { name }), ...(role === undefined ? {} : { role }) };
  if (Object.keys(values).length > 0)
    await trx.updateTable("user").set(values).where("id", "=", id).execute();
  // A comparison yields a boolean in both databases, whatever type they store.
  if (disabled !== undefined) await renewRouting(trx);
  if (disabled !== undefined)
    await sql`update "user" set "disabled" = (1 = ${sql.lit(disabled ? 1 : 0)}) where "id" = ${id}`.execute(
      trx,
    );
  return { name: found.name, role: found.role, disabled: Boolean(found.disabled) };
}
