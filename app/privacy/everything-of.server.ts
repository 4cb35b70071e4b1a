import type { Transaction } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { groupIds, type PersonRow } from "#app/leads/people/person-group.server.ts";
import type { Everything } from "./end-data.server.ts";

/** The leads of an address, and of all people whom staff merged with its owner. */
export async function everythingOfAddress(trx: Transaction, address: string): Promise<Everything> {
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

/** The leads of a person and everyone merged with them, and those sent with one of their addresses. */
export async function everythingOf(trx: Transaction, group: readonly PersonRow[]): Promise<Everything> {
  const people = group.map(({ id }) => id);
  const own = group.flatMap(({ email_key }) => email_key ?? []);
  const leads = await trx
    .selectFrom("leads")
    .select(["id", "email_key"])
    .where(({ or }) => or([isAmong(trx, "person_id", people, "id"), isAmong(trx, "email_key", own)]))
    .execute();
  const addresses = [...own, ...leads.flatMap(({ email_key }) => email_key ?? [])];
  return { leadIds: leads.map(({ id }) => id), addresses: [...new Set(addresses)], people };
}
