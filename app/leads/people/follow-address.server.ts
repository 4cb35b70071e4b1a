import type { Transaction } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { emailKey, mailboxKey } from "#app/values/contact-keys.ts";

type Before = Pick<Row<"leads">, "id" | "email" | "email_key">;

/**
 * Moves what depends on a lead's e-mail address to the corrected one: waiting mails, and opt-outs from offers and
 * reminders. Deletes those of an address that no lead uses.
 */
export async function followAddress(
  trx: Transaction,
  before: Before,
  email: string | undefined,
  now: Date,
): Promise<void> {
  await redirectAnswers(trx, before, email);
  const old = before.email_key;
  const present = emailKey(email);
  if (old === null || old === present) return;
  await redirectMails(trx, { leadId: before.id, old }, email);
  const wishes = await trx.selectFrom("opt_outs").select("scope").where("address", "=", old).execute();
  if (present !== null) {
    const rows = wishes.map(({ scope }) => ({ address: present, scope, created_at: now.getTime() }));
    await insertRows(trx, "opt_outs", rows, { existing: "skip" });
  }
  const left = await trx.selectFrom("leads").select("id").where("email_key", "=", old).executeTakeFirst();
  if (left) return;
  for (const table of ["opt_outs", "suppressions"] as const) {
    await trx.deleteFrom(table).where("address", "=", old).execute();
  }
}

/** A mail being sent at this moment keeps its address. */
async function redirectMails(
  trx: Transaction,
  { leadId, old }: { leadId: string; old: string },
  email: string | undefined,
): Promise<void> {
  if (email === undefined) {
    await trx
      .deleteFrom("outbox")
      .where("lead_id", "=", leadId)
      .where("visitor_address", "=", old)
      .where("state", "in", ["open", "held"])
      .where("claim", "is", null)
      .execute();
    return;
  }
  await trx
    .updateTable("outbox")
    .set({
      recipients: JSON.stringify([email]),
      visitor_address: emailKey(email),
      mailbox: mailboxKey(email),
    })
    .where("lead_id", "=", leadId)
    .where("visitor_address", "=", old)
    .where("state", "in", ["open", "held"])
    .where("claim", "is", null)
    .execute();
}

async function redirectAnswers(trx: Transaction, { id, email }: Before, corrected: string | undefined) {
  if (email === null) return;
  await trx
    .updateTable("outbox")
    .set({ reply_to: corrected ?? null })
    .where("lead_id", "=", id)
    .where("reply_to", "=", email)
    .where("state", "in", ["open", "held"])
    .where("claim", "is", null)
    .execute();
}
