import { type Database, isUniqueViolation, type Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { isId, newId } from "#app/database/uuid.server.ts";
import { renewRouting } from "#app/leads/routing/routing-version.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";

export const longestTeamName = 60;

type NewTeam = { name: string; shares: boolean; members: readonly string[] };
type By = { actorId: string; now: Date };

/** `taken`: another team has this name. */
export type TeamOutcome = "done" | "taken" | "missing";

/** Creates a team, or changes the one with this id. Takes effect at once, also on what its members see. */
export async function saveTeam(
  db: Database,
  { id, ...team }: NewTeam & { id?: string },
  { actorId, now }: By,
): Promise<TeamOutcome> {
  if (id !== undefined && !isId(id)) return "missing";
  try {
    return await db.transaction().execute(async (trx) => {
      const teamId = id ?? newId(now);
      if (!(await writeTeam(trx, teamId, team, id === undefined ? now : null))) return "missing";
      await writeMembers(trx, teamId, team.members);
      await renewRouting(trx);
      const detail = { shares: team.shares, members: team.members.length };
      const action = id === undefined ? "team added" : "team changed";
      await audit(trx, { actorId, action, subjectId: teamId, detail, now });
      return "done";
    });
  } catch (error) {
    if (isUniqueViolation(error)) return "taken";
    throw error;
  }
}

/** Deletes a team and the rules that lead to it; its leads keep their owners. */
export function deleteTeam(db: Database, id: string, { actorId, now }: By): Promise<TeamOutcome> {
  return db.transaction().execute(async (trx) => {
    if (!isId(id)) return "missing";
    const { numDeletedRows } = await trx.deleteFrom("teams").where("id", "=", id).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return "missing";
    await renewRouting(trx);
    await audit(trx, { actorId, action: "team deleted", subjectId: id, now });
    return "done";
  });
}

async function writeTeam(
  trx: Transaction,
  id: string,
  { name, shares }: NewTeam,
  madeAt: Date | null,
): Promise<boolean> {
  const values = { name, name_key: name.toLowerCase(), shares: shares ? (1 as const) : (0 as const) };
  if (madeAt) {
    await insertRows(trx, "teams", [{ id, ...values, turn: 0, created_at: madeAt.getTime() }]);
    return true;
  }
  const { numUpdatedRows } = await trx
    .updateTable("teams")
    .set(values)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function writeMembers(trx: Transaction, teamId: string, members: readonly string[]): Promise<void> {
  await trx.deleteFrom("team_members").where("team_id", "=", teamId).execute();
  const known = await trx.selectFrom("user").select("id").execute();
  const ids = known.map(({ id }) => id).filter((id) => members.includes(id));
  await insertRows(
    trx,
    "team_members",
    ids.map((user_id) => ({ team_id: teamId, user_id })),
  );
}
