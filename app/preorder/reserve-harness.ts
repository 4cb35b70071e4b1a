import type { ShopRules } from "#app/content/shop.schema.ts";
import type { Database } from "#app/database/database.server.ts";
import { preOrder } from "#app/forms/declared/pre-order.ts";
import { asScript, formHarness, postForm, withControls } from "#app/forms/form-harness.ts";
import { receiveSubmission } from "#app/forms/receiving/submission.server.ts";
import { sampleBody } from "#app/forms/sample-answers.ts";
import { takerOf } from "#app/scarce/taker.server.ts";
import { openSealedId } from "#app/sealed-links/sealed-id.server.ts";
import { choicePath, offerOf } from "./offer.ts";
import { type PreOrderServices, preOrderKeeper, servedMail } from "./pre-order-keeper.server.ts";
import { withdraw } from "./reserve.server.ts";
import { serveStock } from "./serve-stock.server.ts";

const secret = "s".repeat(32);
export const item = "notebook-512";
const shop = (stock: Record<string, number>): Pick<ShopRules, "products"> => ({
  products: [
    {
      id: "notebook",
      name: "Notebook",
      text: "",
      sample: true,
      configurations: [{ id: item, name: "512 GB", stock }],
    },
  ],
});

/** A shop with one product, whoever asks for it, and the ways of a reservation. */
export function reserveHarness(db: Database, stock: Record<string, number>) {
  const { services: forForms, clock } = formHarness(db);
  const site = { ...forForms.site, offices: [], phone: "+91 80 0000 0000" };
  const own: PreOrderServices = { db, now: forForms.now, shop: shop(stock), site, secret };
  /** From now on limits count, and reservations come from this address. */
  const from = (address: string) => {
    own.takerOf = (person) => takerOf(secret, person, address);
  };
  const services = { ...forForms, keepers: { "pre-order": preOrderKeeper(own) } };
  async function send(body: BodyInit) {
    const request = postForm("pre-order", body, asScript);
    const answer = (await receiveSubmission(request, "pre-order", services)) as Response;
    const { goTo = "", errors = {} } = await answer.json();
    return {
      status: answer.status,
      errors,
      id: openSealedId(secret, "reservation", goTo.split("/").at(-1) ?? "") ?? "",
    };
  }
  const ask = (person: number, quantity = 1, more: Record<string, string[]> = {}) =>
    send(
      withControls(
        sampleBody(preOrder, {
          choice: [choicePath(item, "mumbai")],
          quantity: [String(quantity)],
          email: [`person${person}@customer.example`],
          ...more,
        }),
        { _id: crypto.randomUUID() },
      ),
    );
  const giveBack = (id: string) => {
    const offer = offerOf(shop(stock), item, "mumbai");
    if (!offer) throw new Error("no offer");
    return withdraw(db, id, { offer, mailFor: servedMail(offer, own), siteName: own.site.name }, clock.at);
  };
  /** A server starts with another stock. */
  const startWith = (grown: Record<string, number>) => {
    const log = { info: () => {} };
    return serveStock({ ...own, shop: shop(grown), wakeOutbox: () => {}, log });
  };
  const states = async () =>
    (await db.selectFrom("reservations").select("state").orderBy("id").execute()).map(({ state }) => state);
  return { own, from, clock, services, send, ask, giveBack, startWith, states };
}
