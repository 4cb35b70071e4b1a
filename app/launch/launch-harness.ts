import type { ShopRules } from "#app/content/shop.schema.ts";
import type { Database } from "#app/database/database.server.ts";
import { token } from "#app/forms/declared/token.ts";
import { asScript, formHarness, postForm, withControls } from "#app/forms/form-harness.ts";
import { receiveSubmission } from "#app/forms/receiving/submission.server.ts";
import { sampleBody } from "#app/forms/sample-answers.ts";
import { openSealedId } from "#app/sealed-links/sealed-id.server.ts";
import { slotAt, slotPath } from "./slot.ts";
import { tokenKeeper } from "./token-keeper.server.ts";

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
  const site = { ...forForms.site, offices: [] };
  const keeper = tokenKeeper({ db, now: forForms.now, shop: { launches }, site, secret });
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
  async function send(body: BodyInit) {
    const answer = (await receiveSubmission(
      postForm("token", body, asScript),
      "token",
      services,
    )) as Response;
    const { goTo = "", sentence = "" } = await answer.json();
    const id = openSealedId(secret, "token", goTo.split("/").at(-1) ?? "");
    return { status: answer.status, goTo, sentence, id };
  }
  return { services, clock, take, send };
}
