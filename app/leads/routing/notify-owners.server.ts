import type { Transaction } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { notifyStaff } from "#app/leads/changes/notify-staff.server.ts";
import type { Owner } from "./route-leads.server.ts";

/** Above this number of leads in one transaction, submissions must not wait for mails to colleagues. */
const maxTold = 3;

type Owners = ReadonlyMap<string, Owner>;

/** Notifies the owners of routed and stored leads, in the workspace and by mail; sends nothing above `maxTold`. */
export async function notifyFewOwners(trx: Transaction, owners: Owners, now: Date): Promise<void> {
  if (owners.size > maxTold) return;
  for (const leadId of owners.keys()) await notifyStaff(trx, { kind: "assigned", leadId, now });
}

/** Above `maxTold`, notifies them in the workspace only, with one statement that may run together with others. */
export async function notifyManyOwners(trx: Transaction, owners: Owners, now: Date): Promise<void> {
  if (owners.size <= maxTold) return;
  const notices = [...owners].map(
    ([leadId, { id }]): Row<"staff_notices"> => ({
      id: newId(now),
      user_id: id,
      kind: "assigned",
      lead_id: leadId,
      actor_id: null,
      once: null,
      created_at: now.getTime(),
      mailed_at: null,
      read_at: null,
    }),
  );
  await insertRows(trx, "staff_notices", notices, { existing: "skip" });
}
