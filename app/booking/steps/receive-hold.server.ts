import { bookingPage } from "#app/booking/rules/booking-page.server.ts";
import type { Offer } from "#app/booking/rules/offer.ts";
import { stepPath } from "#app/booking/rules/paths.ts";
import { findBooking } from "#app/booking/store/find-booking.server.ts";
import { holdTime } from "#app/booking/store/hold.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import { isFreshHold, isHoldToken, linkSecretOf, newHoldToken } from "#app/links/link-secret.server.ts";
import type { RateRule } from "#app/rate-limit/sliding-window.ts";
import { rejectTaken } from "./alternatives.server.ts";
import { orUnavailable, type Redraw, type Result, respond } from "./booking-response.server.ts";
import { type PostedSlot, readSlotPost, slotNames } from "./read-slot-post.server.ts";
import type { BookingServices } from "./services.ts";

const minutes = 60_000;
/** An address may be shared, as in a staff room; but none may block a whole calendar. */
const holdRule: RateRule = { name: "hold", limit: 20, windowMs: 10 * minutes };

/**
 * Receives a chosen time: holds it for ten minutes and goes on to the form, or offers the times that are still free.
 */
export async function receiveHold(request: Request, services: BookingServices): Promise<Response | Redraw> {
  return respond(request, await receive(request, services));
}

async function receive(request: Request, services: BookingServices): Promise<Result> {
  const post = await readSlotPost(request, holdRule, services, (slot, body) =>
    readWish(slot, body, services.secret),
  );
  if ("draw" in post) return post;
  const { wish } = post;
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

function readWish({ offer, start, hold: token }: PostedSlot, body: Typed, secret: string): Wish | undefined {
  const isStrange = [...body.keys()].some((name) => !slotNames.includes(name));
  if (!isHoldToken(secret, token) || isStrange) return undefined;
  return { offer, start, token, page: bookingPage(offer.kind.tool) };
}
