import type { Database, Transaction } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { isEmpty, readGroup } from "#app/leads/people/person-group.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { endData, endOffers, endUse, type Whose } from "./end-data.server.ts";

/** What staff can carry out for a person: no more offers, no more use of the data, erasure. */
export type PersonWish = "offers" | "use" | "erase";

type By = { actorId: string; now: Date };

/**
 * Carries out what a person has asked staff for, who has no link to do it by: a caller without an e-mail address. It
 * holds for the person, everyone merged with them and all their leads. Wake the outbox.
 * @returns the ids of erased mails, whose files are to be removed; undefined if nothing of them is left
 */
export function carryOutFor(
  db: Database,
  personId: string,
  wish: PersonWish,
  { siteName, ...by }: By & { siteName: string },
): Promise<{ mailIds: string[] } | undefined> {
  return db.retriedTransaction(async (trx) => {
    const whose = await dataOf(trx, personId);
    if (!whose) return undefined;
    const { subjectId } = whose;
    if (wish === "erase") {
      const reason = "asked for by the person, carried out by staff";
      const { mailIds } = await endData(trx, whose, { reason, subjectId, ...by });
      return { mailIds };
    }
    if (wish === "use") await endUse(trx, whose, { siteName, ...by });
    else await endOffers(trx, whose, by);
    const action = wish === "use" ? "consent withdrawn" : "offers withdrawn";
    await audit(trx, { action, subjectId, ...by });
    return { mailIds: [] };
  });
}

type PersonsData = Whose & { people: string[]; subjectId: string };

async function dataOf(trx: Transaction, personId: string): Promise<PersonsData | undefined> {
  const group = await readGroup(trx, personId);
  if (!group || group.every(isEmpty)) return undefined;
  const people = group.map(({ id }) => id);
  const own = group.flatMap(({ email_key }) => email_key ?? []);
  const leads = await trx
    .selectFrom("leads")
    .select(["id", "email_key"])
    .where(({ or }) => or([isAmong(trx, "person_id", people, "id"), isAmong(trx, "email_key", own)]))
    .execute();
  const addresses = [...own, ...leads.flatMap(({ email_key }) => email_key ?? [])];
  return {
    leadIds: leads.map(({ id }) => id),
    addresses: [...new Set(addresses)],
    people,
    subjectId: group[0].id,
  };
}
