import { sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import type { Role, Viewer } from "#app/leads/lead.ts";

/** The owners of these sessions, without those of expired sessions and disabled accounts. */
export async function readViewers(
  db: Queryable,
  sessionIds: readonly string[],
): Promise<Map<string, Viewer>> {
  if (sessionIds.length === 0) return new Map();
  const { rows } = await sql<{ session: string; id: string; role: Role; disabled: unknown }>`
    select open.id as session, "user".id, "user".role, "user".disabled
    from session as open join "user" on "user".id = open."userId"
    where ${isAmong(db, "open.id", sessionIds)}`.execute(db);
  const active = rows.filter(({ disabled }) => !disabled);
  const mates = await matesOf(
    db,
    active.filter(({ role }) => role === "agent").map(({ id }) => id),
  );
  return new Map(
    active.map(({ session, id, role }) => [
      session,
      role === "agent" ? { id, role, teammates: mates.get(id) ?? [] } : { id, role },
    ]),
  );
}

/** Like `teammatesOf`, for many at once. */
async function matesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("team_members as mine")
    .innerJoin("teams", "teams.id", "mine.team_id")
    .innerJoin("team_members as theirs", "theirs.team_id", "mine.team_id")
    .select(["mine.user_id as id", "theirs.user_id as mate"])
    .distinct()
    .where(isAmong(db, "mine.user_id", [...new Set(ids)]))
    .where("teams.shares", "=", 1)
    .whereRef("theirs.user_id", "!=", "mine.user_id")
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, mates]) => [id, mates.map(({ mate }) => mate)]),
  );
}
