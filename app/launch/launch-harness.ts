import type { ShopRules } from "#app/content/shop.schema.ts";
import type { Database } from "#app/database/database.server.ts";
import { token } from "#app/forms/declared/token.ts";
import { asScript, formHarness, postForm, withControls } from "#app/forms/form-harness.ts";
import type { Keeper } from "#app/forms/receiving/store-submission.server.ts";
import { receiveSubmission } from "#app/forms/receiving/submission.server.ts";
import { sampleBody } from "#app/forms/sample-answers.ts";
import { takerOf } from "#app/scarce/taker.server.ts";
import { openSealedId } from "#app/sealed-links/sealed-id.server.ts";
import { confirmToken } from "./confirm-token.server.ts";
import { slotAt, slotPath } from "./slot.ts";
import { type TokenServices, tokenKeeper } from "./token-keeper.server.ts";
import { findToken } from "./tokens.server.ts";

export const secret = "s".repeat(32);

const day = { store: "bengaluru", day: "2026-12-18", opens: "08:00", capacity: 150 };

/** One launch with two stores, and one that is over. */
export const launches: ShopRules["launches"] = [
  {
    id: "winter",
    name: "Winter launch day",
    text: "A new phone.",
    sample: true,
    published: "2026-11-15",
    days: [day, { ...day, store: "mumbai", capacity: 2 }],
  },
  {
    id: "past",
    name: "Past launch day",
    text: "An old phone.",
    sample: true,
    published: "2026-01-15",
    days: [{ ...day, day: "2026-02-01" }],
  },
];

/** The address of a queue of the launches above. */
export function choiceOf(store: string, kind = "winter", date = day.day): string {
  const slot = slotAt(launches, new URLSearchParams({ kind, place: store, day: date }));
  return slot ? slotPath(slot) : `/shop/token-generation?kind=${kind}&place=${store}&day=${date}`;
}

/** The receiving of tokens with a clock, as a script posts them. */
export function launchHarness(db: Database) {
  const { services: forForms, clock } = formHarness(db);
  const site = { ...forForms.site, offices: [], phone: "+91 80 0000 0000" };
  const sources: TokenServices = { db, now: forForms.now, shop: { launches }, site, secret };
  const keeper: Keeper = (submission, answers) => tokenKeeper(sources)(submission, answers);
  /** From now on limits count, and tokens are asked for from this address. */
  const from = (address: string) => {
    sources.takerOf = (person) => takerOf(secret, person, address);
  };
  const services = { ...forForms, keepers: { token: keeper } };
  async function take(person: number, store = "bengaluru", more: Record<string, string[]> = {}) {
    const answers = {
      choice: [choiceOf(store)],
      phone: [`98${String(person).padStart(8, "0")}`],
      email: [`person${person}@customer.example`],
      early: [],
      ...more,
    };
    const body = withControls(sampleBody(token, answers), { _id: crypto.randomUUID() });
    return send(body);
  }
  /** The token whose link went to an address last. */
  async function mailed(email: string): Promise<string | undefined> {
    const mails = await db
      .selectFrom("outbox")
      .selectAll()
      .where("template", "=", "token")
      .orderBy("id")
      .execute();
    const mail = mails.findLast(({ recipients }) => recipients[0] === email);
    return openSealedId(secret, "token", String(mail?.data.tokenPath).split("/").at(-1) ?? "");
  }
  /** Takes a token and opens the link in its mail. */
  async function have(person: number, store = "bengaluru", more: Record<string, string[]> = {}) {
    const answer = await take(person, store, more);
    const id = (await mailed(`person${person}@customer.example`)) ?? "";
    const given = await findToken(db, id);
    if (given) await confirmToken(db, given, clock.at);
    return { ...answer, id };
  }
  async function send(body: BodyInit) {
    const answer = (await receiveSubmission(
      postForm("token", body, asScript),
      "token",
      services,
    )) as Response;
    const { goTo = "", sentence = "" } = await answer.json();
    return { status: answer.status, goTo, sentence };
  }
  return { services, clock, from, take, have, mailed, send };
}
