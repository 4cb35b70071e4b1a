import type { ShopRules } from "#app/content/schema/shop.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import type { Database } from "#app/database/database.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { single } from "#app/forms/engine/answers.ts";
import type { Receiver, ReceiverResult } from "#app/forms/receive/store-submission.server.ts";
import type { TypedPerson } from "#app/leads/lead.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { signedLink } from "#app/links/signed-links.server.ts";
import type { Taker } from "#app/scarce/taker.server.ts";
import { tooManySentence } from "#app/scarce/too-many-sentence.ts";
import { openSlots, queueOf, queuePage, type StoreQueue, slotAt, slotOf } from "./store-queue.ts";
import { knownToken, type TokenOutcome, takeToken } from "./take-token.server.ts";
import { repeatedMail, tokenMail, wordsOf } from "./token-mails.ts";
import { mailboxMark, mailboxMarks, unmatchedPhoneMark } from "./token-marks.server.ts";

export type TokenServices = {
  db: Database;
  now: () => Date;
  shop: Pick<ShopRules, "launches">;
  site: Pick<Site, "name" | "offices" | "phone">;
  secret: string;
  /** Digests that recognize the person; absent while limits are off. */
  takerOf?: ((person: TypedPerson) => Taker) | undefined;
};

/** The page that shows a token and gives it back. */
export function tokenPath(secret: string, id: string): string {
  return signedLink(secret, "token", id);
}

/** Receives the token form: gives the next number, or says why not. */
export function tokenReceiver({ db, now, shop, site, secret, takerOf }: TokenServices): Receiver {
  return async (submission, answers) => {
    const at = now();
    const slot = chosenSlot(single(answers, "choice") ?? "", shop, at);
    if (!slot) {
      const known = await knownToken(db, submission, at);
      return known ? resultOf(known) : { outcome: "refused", status: 422, sentence: closedSentence };
    }
    const { email = "" } = submission.person;
    const sources = (id: string) => ({ site, path: tokenPath(secret, id) });
    const result = await takeToken(
      db,
      {
        slot,
        early: single(answers, "early") === "yes",
        marks: [mailboxMark(secret, email), ...mailboxMarks(secret, email)],
        phoneMark: (id) => unmatchedPhoneMark(secret, id),
        taker: takerOf?.(submission.person),
        submissionOf: (token) => {
          const mail = tokenMail("token", { ...token, slot, email }, sources(token.id));
          return withToken(submission, slot, token, mail, site);
        },
        reminderOf: (own, address) => {
          const ownSlot = slotOf(shop.launches, own.queue);
          return ownSlot && repeatedMail({ ...own, slot: ownSlot, email: address }, sources(own.id));
        },
      },
      at,
    );
    return resultOf(result);
  };

  function resultOf(result: TokenOutcome): ReceiverResult {
    if (result.outcome === "asked") return { outcome: "asked", goTo: `${queuePage}?kind=asked#tool` };
    if (result.outcome === "too many")
      return { outcome: "refused", status: 409, sentence: tooManySentence(site.phone) };
    if (result.outcome === "full") return { outcome: "refused", status: 409, sentence: fullSentence };
    return result;
  }
}

const closedSentence = "No tokens are given for this store and day. Please choose again above.";
const fullSentence =
  "All tokens of this store and day are taken. Choose another store or day, or reserve the product instead.";

function chosenSlot(
  choice: string,
  { launches }: Pick<ShopRules, "launches">,
  now: Date,
): StoreQueue | undefined {
  const [page, query] = choice.split("?");
  const slot = page === queuePage ? slotAt(launches, new URLSearchParams(query)) : undefined;
  const open = openSlots(launches, dayOf(now)).map(queueOf);
  return slot && open.includes(queueOf(slot)) ? slot : undefined;
}

/** Replaces the choice's URL in the lead by the given number. Staff see the queue and need no mail. */
function withToken(
  submission: Submission,
  slot: StoreQueue,
  { number }: { number: number },
  mail: Submission["mails"][number],
  site: TokenServices["site"],
): Submission {
  const words = wordsOf(slot, number, { site });
  return {
    ...submission,
    subject: `Token ${number}: ${words.launch}`,
    answers: [
      { key: "launch", label: "Launch", value: words.launch },
      { key: "where", label: "Store", value: words.where },
      { key: "when", label: "Day", value: words.when },
      { key: "number", label: "Number", value: String(number) },
      ...submission.answers.filter(({ key }) => key !== "choice"),
    ],
    ...(submission.spam ? { mails: [], held: [mail] } : { mails: [mail] }),
  };
}
