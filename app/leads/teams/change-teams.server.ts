import { type Database, isUniqueViolation, type Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { isId, newId } from "#app/database/uuid.server.ts";
import { renewRouting } from "#app/leads/routing/routing-version.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";

export const longestTeamName = 60;

type NewTeam = { name: string; shares: boolean; members: readonly string[] };
/** The team to change, as it was seen. */
type Seen = { id: string; version: number };
type By = { actorId: string; now: Date };

/** `taken`: another team has this name. `changed-meanwhile`: the version is outdated. */
export type TeamOutcome = "done" | "taken" | "missing" | "changed-meanwhile";

/** Creates a team, or changes the one that was seen. Takes effect at once, also on what its members see. */
export async function saveTeam(
  db: Database,
  { seen, ...team }: NewTeam & { seen?: Seen },
  { actorId, now }: By,
): Promise<TeamOutcome> {
  if (seen && !isId(seen.id)) return "missing";
  try {
    return await db.transaction().execute(async (trx) => {
      const teamId = seen?.id ?? newId(now);
      const written = seen ? await changeTeam(trx, team, seen) : await addTeam(trx, team, teamId, now);
      if (written !== "done") return written;
      await writeMembers(trx, teamId, team.members);
      await renewRouting(trx);
      const detail = { shares: team.shares, members: team.members.length };
      const action = seen === undefined ? "team added" : "team changed";
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

async function addTeam(trx: Transaction, team: NewTeam, id: string, now: Date): Promise<"done"> {
  await insertRows(trx, "teams", [
    { id, ...columnsOf(team), turn: 0, created_at: now.getTime(), version: 1 },
  ]);
  return "done";
}

async function changeTeam(trx: Transaction, team: NewTeam, { id, version }: Seen): Promise<TeamOutcome> {
  const { numUpdatedRows } = await trx
    .updateTable("teams")
    .set({ ...columnsOf(team), version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return "done";
  const present = await trx.selectFrom("teams").select("id").where("id", "=", id).executeTakeFirst();
  return present ? "changed-meanwhile" : "missing";
}

function columnsOf({ name, shares }: NewTeam) {
  return { name, name_key: name.toLowerCase(), shares: shares ? (1 as const) : (0 as const) };
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
