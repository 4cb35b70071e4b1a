import type { Transaction } from "#app/database/database.server.ts";
import { lockNames } from "#app/database/rows.server.ts";
import type { CorrectedPerson } from "#app/leads/correct-person.server.ts";
import { followTaker } from "#app/scarce/forget-takers.server.ts";
import { marksOf } from "./token-marks.server.ts";

/**
 * The token of a lead follows its corrected person: asked for again by what is right now it is found, and of what was
 * wrong no digest stays. Where the person has another token that day, that one is found, and this one by nothing.
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
  await lockNames(trx, [`tokens of ${token.day}`]);
  const marks = marksOf(secret, person, token.id);
  const others = await trx
    .selectFrom("tokens")
    .select(["phone_mark", "email_mark"])
    .where("day", "=", token.day)
    .where("id", "<>", token.id)
    .where("state", "<>", "cancelled")
    .where((is) => is.or([is("phone_mark", "=", marks.phone), is("email_mark", "=", marks.email)]))
    .execute();
  const nobodys = marksOf(secret, {}, token.id);
  const isOthers = (column: "phone_mark" | "email_mark", mark: string) =>
    others.some((other) => other[column] === mark);
  await trx
    .updateTable("tokens")
    .set({
      phone_mark: isOthers("phone_mark", marks.phone) ? nobodys.phone : marks.phone,
      email_mark: isOthers("email_mark", marks.email) ? nobodys.email : marks.email,
    })
    .where("id", "=", token.id)
    .execute();
}
