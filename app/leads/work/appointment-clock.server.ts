import type { Transaction } from "#app/database/database.server.ts";
import { dueWith } from "./lead-work.server.ts";

/** Sets the clock of a service lead to its appointment's time, or to null without one. */
export async function moveAppointmentClock(
  trx: Transaction,
  leadId: string,
  at: number | null,
): Promise<void> {
  const lead = await trx.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirst();
  if (lead?.kind !== "service") return;
  await trx
    .updateTable("leads")
    .set({ clock_at: at, due_at: dueWith(lead, { clock_at: at }) })
    .where("id", "=", leadId)
    .execute();
}
