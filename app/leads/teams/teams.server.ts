import type { Queryable } from "#app/database/database.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import type { Viewer } from "#app/leads/lead.ts";

/** `shares`: whether its members see each other's leads. */
export type Team = { id: string; name: string; shares: boolean; members: string[]; version: number };

/** Every team with the ids of its members, by name. */
export async function listTeams(db: Queryable): Promise<Team[]> {
  const [teams, members] = await Promise.all([
    db.selectFrom("teams").select(["id", "name", "shares", "version"]).orderBy("name_key").execute(),
    db.selectFrom("team_members").selectAll().orderBy("user_id").execute(),
  ]);
  const byTeam = Map.groupBy(members, ({ team_id }) => team_id);
  return teams.map(({ id, name, shares, version }) => ({
    id,
    name,
    version,
    shares: shares === 1,
    members: (byTeam.get(id) ?? []).map(({ user_id }) => user_id),
  }));
}

/** The members of a team; none if it was deleted. */
export async function membersOf(db: Queryable, teamId: string): Promise<string[]> {
  if (!isId(teamId)) return [];
  const rows = await db
    .selectFrom("team_members")
    .select("user_id")
    .where("team_id", "=", teamId)
    .orderBy("user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The colleagues whose leads a staff member sees: the members of their teams that share. */
export async function teammatesOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("team_members as mine")
    .innerJoin("teams", "teams.id", "mine.team_id")
    .innerJoin("team_members as theirs", "theirs.team_id", "mine.team_id")
    .select("theirs.user_id")
    .distinct()
    .where("mine.user_id", "=", userId)
    .where("teams.shares", "=", 1)
    .where("theirs.user_id", "!=", userId)
    .orderBy("theirs.user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The account as a viewer, with the colleagues whose leads it sees. Read for each request. */
export async function viewerOf(db: Queryable, { id, role }: Pick<Viewer, "id" | "role">): Promise<Viewer> {
  return role === "agent" ? { id, role, teammates: await teammatesOf(db, id) } : { id, role };
}
