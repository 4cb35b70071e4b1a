import type { Transaction } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { groupIds } from "#app/leads/people/person-group.server.ts";

/** The leads of an address, and of all people whom staff merged with its owner. */
export async function everythingOf(trx: Transaction, address: string) {
  const [own, owners] = await Promise.all([
    trx.selectFrom("leads").select("id").where("email_key", "=", address).execute(),
    trx.selectFrom("people").select("id").where("email_key", "=", address).execute(),
  ]);
  const group = await groupIds(
    trx,
    owners.map(({ id }) => id),
  );
  const people = group.length > 1 ? group : [];
  const [joined, rows] = await Promise.all([
    trx
      .selectFrom("leads")
      .select(["id", "email_key"])
      .where(isAmong(trx, "person_id", people, "id"))
      .execute(),
    trx
      .selectFrom("people")
      .select("email_key")
      .where(isAmong(trx, "id", people, "id"))
      .execute(),
  ]);
  const addresses = [...joined, ...rows].flatMap(({ email_key }) => email_key ?? []);
  return {
    leadIds: [...new Set([...own, ...joined].map(({ id }) => id))],
    people,
    addresses: [...new Set([address, ...addresses])],
  };
}
