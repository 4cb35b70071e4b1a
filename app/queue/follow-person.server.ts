import type { Transaction } from "#app/database/database.server.ts";
import { lockNames } from "#app/database/rows.server.ts";
import type { CorrectedPerson } from "#app/leads/people/correct-person.server.ts";
import { followTaker } from "#app/scarce/forget-takers.server.ts";
import { turnOf } from "./confirm-token.server.ts";
import { mailboxMark, unmatchedPhoneMark } from "./token-marks.server.ts";

/**
 * Moves a lead's token to the corrected contact details, so that they find it, and removes the digests of the old ones.
 * If the person has another token that day, their details find that one and no longer this one.
 */
export async function followPerson(
  trx: Transaction,
  leadId: string,
  person: CorrectedPerson,
  secret: string,
): Promise<void> {
  await followTaker(trx, leadId, person, secret);
  const token = await trx
    .selectFrom("tokens")
    .select(["id", "day"])
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  if (!token) return;
  await lockNames(trx, [turnOf(token.day)]);
  const mark = mailboxMark(secret, person.email, token.id);
  const other = await trx
    .selectFrom("tokens")
    .select("id")
    .where("day", "=", token.day)
    .where("id", "<>", token.id)
    .where("state", "<>", "cancelled")
    .where("email_mark", "=", mark)
    .executeTakeFirst();
  await trx
    .updateTable("tokens")
    .set({
      phone_mark: unmatchedPhoneMark(secret, token.id),
      email_mark: other ? mailboxMark(secret, undefined, token.id) : mark,
    })
    .where("id", "=", token.id)
    .execute();
}
