import type { Site } from "#app/content/schema/site.schema.ts";
import type { Database } from "#app/database/database.server.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { dropHeldMails } from "#app/outbox/queue/held-mails.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { queuePage, type StoreQueue } from "./store-queue.ts";
import { wordsOf } from "./token-mails.ts";
import { cancelToken } from "./tokens.server.ts";

type Wish = { slot: StoreQueue; site: Pick<Site, "name" | "offices">; now: Date };

/** Permanently gives a token back and queues a mail to its person. False when it is no longer waiting or called. */
export function giveTokenBack(db: Database, id: string, { slot, site, now }: Wish): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await cancelToken(trx, id, now))) return false;
    const { number, email, status, ...lead } = await trx
      .selectFrom("tokens")
      .innerJoin("leads", "leads.id", "tokens.lead_id")
      .select(["number", "leads.email", "leads.status", "leads.reference", "leads.id as leadId"])
      .where("tokens.id", "=", id)
      .executeTakeFirstOrThrow();
    await dropHeldMails(trx, lead.leadId, ["token"]);
    // Suspected spam: no mail until staff confirm the lead.
    if (email && status !== "spam") {
      await queueMessages(trx, [{ message: returnedMail(slot, number, email, site), lead }], now);
    }
    return true;
  });
}

function returnedMail(slot: StoreQueue, number: number, email: string, site: Wish["site"]): OutgoingMail {
  const { launch, where, when } = wordsOf(slot, number, { site });
  return {
    kind: "mail",
    template: "taken-back",
    data: {
      title: "Your token is given back",
      about: [`Number ${number}`, launch, where, when],
      text: "Your place went to the next person and cannot be restored. If you would like to come after all, ask for a new token.",
      next: { label: "Launch days", to: queuePage },
    },
    to: [email],
    subject: `${site.name} launch day: number ${number} is given back ({reference})`,
  };
}
