import { sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import { maxCounted } from "#app/leads/filter/max-counted.ts";
import { openStatuses } from "#app/leads/kinds.ts";

/** `openLeads` is counted up to `maxCounted`; `signedInAt` is null where the audit log has no sign-in. */
export type StaffActivity = { openLeads: number; signedInAt: number | null };

/** When each account last signed in and how many open leads it owns, by its id: one query for all accounts. */
export async function staffActivity(db: Queryable): Promise<Map<string, StaffActivity>> {
  const { rows } = await sql<{ id: string; open: number | string; at: number | null }>`select account.id,
    (select count(*) from (select 1 from leads where leads.owner_id = account.id
      and leads.status in (${sql.join(openStatuses)}) and leads.kind <> 'record' limit ${sql.lit(maxCounted)}) as few) as open,
    (select at from audit_log where actor_id = account.id and action = 'staff signed in'
      order by id desc limit 1) as at
    from "user" as account`.execute(db);
  return new Map(
    rows.map(({ id, open, at }) => [
      id,
      { openLeads: Number(open), signedInAt: at === null ? null : Number(at) },
    ]),
  );
}
