import { bookingPage } from "#app/booking/rules/booking-page.server.ts";
import { type Offer, offerOf } from "#app/booking/rules/offer.ts";
import { stepPath } from "#app/booking/rules/paths.ts";
import { findBooking } from "#app/booking/store/find-booking.server.ts";
import { holdTime } from "#app/booking/store/hold.server.ts";
import { dayOf, instantOf } from "#app/dates/india-time.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import { guardFields } from "#app/forms/receive/guard.server.ts";
import { only } from "#app/forms/receive/posted-fields.ts";
import { reject } from "#app/forms/receive/reject.server.ts";
import { isFreshHold, isHoldToken, linkSecretOf, newHoldToken } from "#app/links/link-secret.server.ts";
import type { RateRule } from "#app/rate-limit/sliding-window.ts";
import { rejectTaken } from "./alternatives.server.ts";
import { orUnavailable, type Redraw, type Result, respond } from "./booking-response.server.ts";
import type { BookingServices } from "./services.ts";

const minutes = 60_000;
/** An address may be shared, as in a staff room; but none may block a whole calendar. */
const holdRule: RateRule = { name: "hold", limit: 20, windowMs: 10 * minutes };

const names = ["kind", "place", "start", "hold"];

/**
 * Receives a chosen time: holds it for ten minutes and goes on to the form, or offers the times that are still free.
 */
export async function receiveHold(request: Request, services: BookingServices): Promise<Response | Redraw> {
  return respond(request, await receive(request, services));
}

async function receive(request: Request, services: BookingServices): Promise<Result> {
  const post = await guardFields(request, holdRule, services);
  if (!post.ok) return { draw: bookingPage("booking-appointment"), refused: post.refused };
  const wish = readWish(post.body, services);
  if (!wish) {
    const sentence = "This time cannot be booked. Please choose again.";
    return { draw: bookingPage("booking-appointment"), refused: reject(422, {}, sentence) };
  }
  const { offer, start, page } = wish;
  const chosen = { kind: offer.kind.id, place: offer.place };
  const draw = stepPath(page, { ...chosen, day: dayOf(start), hold: wish.token });
  return orUnavailable(
    async () => {
      const now = services.now();
      const made = await findBooking(services.db, linkSecretOf(services.secret, wish.token));
      // A visitor whose response was lost and who chooses again sees the first booking instead of making a second one.
      const stood = made?.state === "booked" && made.start > now.getTime() ? "yes" : undefined;
      const isOver = made !== undefined || !isFreshHold(wish.token, now);
      const token = isOver ? newHoldToken(services.secret, now) : wish.token;
      const held = await holdTime(services.db, { offer, start, token }, now);
      if (held.outcome === "held") return { goTo: stepPath(page, { ...chosen, start, hold: token, stood }) };
      return { draw, refused: await rejectTaken(services.db, { offer, start }, now.getTime()) };
    },
    draw,
    { services },
  );
}

type Wish = { offer: Offer; start: number; token: string; page: string };

function readWish(body: Typed, { rules, secret }: BookingServices): Wish | undefined {
  const offer = offerOf(rules, only(body, "kind") ?? "", only(body, "place") ?? "");
  const start = instantOf(only(body, "start") ?? "");
  const token = only(body, "hold") ?? "";
  const strange = [...body.keys()].some((name) => !names.includes(name));
  if (!offer || start === undefined || !isHoldToken(secret, token) || strange) return undefined;
  return { offer, start, token, page: bookingPage(offer.kind.tool) };
}
