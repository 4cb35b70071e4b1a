import type { Database, Transaction } from "#app/database/database.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { isEmpty, lockGroups, readGroup, seenMark } from "#app/leads/people/person-group.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { type Everything, endData, endOffers, endUse } from "./end-data.server.ts";
import { everythingOf } from "./everything-of.server.ts";

/** What staff can carry out for a person: no more offers, no more use of the data, erasure. */
export type PersonWish = "offers" | "use" | "erase";

/** The person, and a mark (`seenMark`) of everyone merged with them whom the page named. */
export type Asked = { personId: string; seen: string };

type By = { actorId: string; now: Date };

/**
 * Carries out what a person has asked staff for, who has no link to do it by: a caller without an e-mail address. It
 * holds for the person, everyone merged with them and all their leads. Wake the outbox.
 * @returns the ids of erased mails, whose files are to be removed; "erased" if nothing of them is left; "others" if
 * staff merged or separated the person since
 */
export function carryOutFor(
  db: Database,
  asked: Asked,
  wish: PersonWish,
  { siteName, ...by }: By & { siteName: string },
): Promise<{ mailIds: string[] } | "erased" | "others"> {
  return db.retriedTransaction(async (trx) => {
    const whose = await dataOf(trx, asked);
    if (typeof whose === "string") return whose;
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

type PersonsData = Everything & { subjectId: string };

async function dataOf(
  trx: Transaction,
  { personId, seen }: Asked,
): Promise<PersonsData | "erased" | "others"> {
  if (isId(personId)) await lockGroups(trx, [personId]);
  const group = await readGroup(trx, personId);
  if (!group || group.every(isEmpty)) return "erased";
  if (seenMark(group) !== seen) return "others";
  return { ...(await everythingOf(trx, group)), subjectId: group[0].id };
}
