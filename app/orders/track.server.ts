import { DatabaseUnavailable, retryAfter } from "#app/database/database-unavailable.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import type { FormRefusal } from "#app/forms/engine/refused-form.ts";
import { guardFields } from "#app/forms/receive/guard.server.ts";
import { hasOthers, only, strangeSentence } from "#app/forms/receive/posted-fields.ts";
import { reject } from "#app/forms/receive/reject.server.ts";
import type { FormServices } from "#app/forms/receive/submission.server.ts";
import { isSigned, sign } from "#app/links/signature.server.ts";
import { neighbourhoodOf } from "#app/rate-limit/networks.ts";
import type { GuessLimiter } from "#app/rate-limit/rate-limit.server.ts";
import type { RateRule } from "#app/rate-limit/sliding-window.ts";
import { bareNumber, readOrderNumber, readSecondFact, type SecondFact } from "#app/values/order-number.ts";
import { type Estimate, estimatesOf } from "./estimates.server.ts";
import { knowsFact, orderAsTyped, orderByNumber, type Shipment, shipmentsOf } from "./find-order.server.ts";
import { isOrderType, type OrderType } from "./milestones.ts";

const minutes = (count: number) => count * 60_000;
/** Per address; one address may be a whole purchasing department. */
const addressRule: RateRule = { name: "track", limit: 30, windowMs: minutes(10) };
/** Wrong facts per network and number, whether the number exists or not. */
const nearRule: RateRule = { name: "track number", limit: 8, windowMs: minutes(15) };
/** Wrong facts per network over all numbers: PIN codes are few, so one could be tried against many numbers. */
const sidewaysRule: RateRule = { name: "track misses", limit: 20, windowMs: minutes(24 * 60) };
/** Wrong facts per number from all networks; above it, both facts are required. Never a lock-out, which strangers could cause. */
const everywhereRule: RateRule = { name: "track number a day", limit: 20, windowMs: minutes(24 * 60) };

export type TrackServices = Pick<
  FormServices,
  "db" | "now" | "allowedOrigins" | "address" | "site" | "log"
> & { guessLimit: GuessLimiter; secret: string };

/** A tracking query with its normalized number. */
export type Asked = { type: OrderType; number: string };

/** An order as its customer sees it. */
export type TrackedOrder = Asked & {
  shipments: TrackedShipment[];
  /** Only behind a signed link: the path of the page, and where to post the answer to an estimate. */
  signed?: { page: string; answer: string };
  /** Opened by the PIN code alone, which many people share: carrier and expected day are hidden. */
  isBrief?: boolean;
};
export type TrackedShipment = Omit<Shipment, "id"> & { estimate?: Estimate };

/** Path of an order's status page. */
export function trackPath({ type, number }: Asked): string {
  return `/order-tracking/${type}/${number}`;
}

/** The signed path, which needs no second fact. */
export function sealedTrackPath(asked: Asked, secret: string): string {
  return `${trackPath(asked)}?key=${sign(secret, "track", trackPath(asked))}`;
}

/** The query in a URL, its type in any capitals; undefined when the type is unknown or the number invalid. */
export function readAsked(type: string | undefined, number: string | undefined): Asked | undefined {
  const known = type?.toLowerCase();
  const read = readOrderNumber(number ?? "");
  return isOrderType(known) && read ? { type: known, number: read } : undefined;
}

/** The order that a signed link leads to. */
export async function trackByLink(
  asked: Asked,
  key: string,
  { db, secret }: Pick<TrackServices, "db" | "secret">,
): Promise<TrackedOrder | undefined> {
  if (!isSigned(secret, "track", trackPath(asked), key)) return undefined;
  const order = await orderByNumber(db, asked.type, asked.number);
  if (!order) return undefined;
  if (asked.type === "order") return shown(asked, order.id, db);
  const shipments = (await shipmentsOf(db, [order.id])).get(order.id) ?? [];
  const ids = shipments.map(({ id }) => id);
  const estimates = await estimatesOf(db, ids);
  return {
    ...asked,
    shipments: shipments.map(({ id, ...shipment }) => {
      const estimate = estimates.get(id);
      return { ...shipment, ...(estimate ? { estimate } : {}) };
    }),
    signed: {
      page: sealedTrackPath(asked, secret),
      answer: `${trackPath(asked)}/estimate?key=${key}`,
    },
  };
}

/**
 * Receives a number and a second fact from the form with both fields (`asked` is undefined) or from the page of one
 * number. An unknown number and a wrong fact take the same path to the same answer.
 * @returns the result, and the path of the page that shows it
 */
export async function trackByFact(
  request: Request,
  asked: Asked | undefined,
  services: TrackServices,
): Promise<{ draw: string; refused: FormRefusal }> {
  const page = asked ? trackPath(asked) : "/order-tracking";
  try {
    const limits = { ...services, rateLimit: services.guessLimit };
    const post = await guardFields(request, addressRule, limits);
    if (!post.ok) return { draw: page, refused: patience(post.refused) };
    const names = asked ? ["fact", "pin"] : ["type", "number", "fact"];
    if (hasOthers(post.body, names)) return { draw: page, refused: reject(422, {}, strangeSentence) };
    const wanted = asked ?? readAsked(only(post.body, "type"), only(post.body, "number"));
    const fact = readSecondFact(only(post.body, "fact") ?? "");
    if (!wanted || !fact) {
      const errors = { ...numberError(post.body, asked), ...(fact ? {} : { fact: factSentence }) };
      return { draw: page, refused: reject(422, { typed: retyped(post.body), errors }) };
    }
    const draw = trackPath(wanted);
    const other = readSecondFact(only(post.body, "pin") ?? "");
    return { draw, refused: await judge(wanted, other ? [fact, other] : [fact], services) };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    services.log.warn({ reason: error.message }, "an order could not be looked up");
    return { draw: page, refused: reject(503, { headers: retryAfter }, unreachableSentence) };
  }
}

/** Shown while the database does not answer, also on the page of a signed link. */
export const unreachableSentence =
  "We cannot look this up at the moment; your order is not affected. Please try again in a minute, or call us.";

const factSentence = "Enter the last four digits of the phone number, or the PIN code of six digits.";
const unknownSentence =
  "We find nothing under this number and this detail together. Check both, and whether it is an order or a repair. After several tries the number is blocked for a while.";

function numberError(body: Typed, asked: Asked | undefined): Record<string, string> {
  if (asked) return {};
  return {
    ...(isOrderType(only(body, "type")) ? {} : { type: "Choose whether it is an order or a repair." }),
    ...(readOrderNumber(only(body, "number") ?? "")
      ? {}
      : { number: "Enter the number as printed on the confirmation or the receipt, like SO-10234." }),
  };
}

/** The second fact is never sent back, so that no page contains it. */
function retyped(body: Typed): Typed {
  return new Map(["type", "number"].map((name) => [name, [(only(body, name) ?? "").slice(0, 40)]]));
}

/** Counts the guess before comparing, so that parallel guesses cannot exceed the limit; a right guess is refunded. */
async function judge(wanted: Asked, facts: SecondFact[], services: TrackServices): Promise<FormRefusal> {
  const { guessLimit: limiter, address, db } = services;
  // All spellings of a number lead to one order, so they share its limit.
  const number = trackPath({ ...wanted, number: bareNumber(wanted.number) });
  const neighbourhood = neighbourhoodOf(address);
  const guesses: [RateRule, string][] = [
    [nearRule, `${number} ${neighbourhood}`],
    [sidewaysRule, neighbourhood],
    [everywhereRule, number],
  ];
  // In sequence: a guess refused for its network must not count against the limit for all networks.
  let [retryAfterS, wantsBoth] = [0, false];
  for (const [rule, key] of guesses) {
    const seconds = await limiter.take(rule, key);
    if (rule === everywhereRule) wantsBoth = seconds > 0;
    else retryAfterS = seconds;
    if (retryAfterS > 0) return patience(reject(429, { headers: { "Retry-After": String(retryAfterS) } }));
  }
  const kinds = new Set(facts.map((fact) => Object.keys(fact)[0]));
  if (wantsBoth && kinds.size < 2) return { ...reject(422, {}, bothSentence), asksBoth: true };
  const order = await orderAsTyped(db, wanted.type, wanted.number);
  const known = facts.map((fact) => knowsFact(order, fact));
  if (!order || known.includes(false)) return { ...reject(404, {}, unknownSentence), asksBoth: wantsBoth };
  await Promise.all(guesses.map(([rule, key]) => limiter.giveBack(rule, key)));
  const found = await shown({ ...wanted, number: order.number }, order.id, db);
  return {
    status: 200,
    headers: {},
    errors: {},
    typed: new Map(),
    found: kinds.has("last4") ? found : brief(found),
  };
}

function brief(order: TrackedOrder): TrackedOrder {
  const nothing = { expectedOn: null, carrier: null, carrierNumber: null };
  return { ...order, isBrief: true, shipments: order.shipments.map((each) => ({ ...each, ...nothing })) };
}

const bothSentence =
  "Many wrong details were tried for this number today. For now we ask for both: the last four digits of the phone number, and the PIN code. The link in our e-mail opens it without typing.";

function patience(refused: FormRefusal): FormRefusal {
  if (refused.status !== 429) return refused;
  const sentence =
    "There were many tries just now. Please wait a quarter of an hour, use the link in our e-mail, or call us.";
  return { ...refused, sentence };
}

async function shown(asked: Asked, orderId: string, db: TrackServices["db"]): Promise<TrackedOrder> {
  const shipments = (await shipmentsOf(db, [orderId])).get(orderId) ?? [];
  return { ...asked, shipments: shipments.map(({ id, ...shipment }) => shipment) };
}
