import { bookingPage } from "#app/booking/rules/booking-page.server.ts";
import { type Offer, offerOf } from "#app/booking/rules/offer.ts";
import { instantOf } from "#app/dates/india-time.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import { guardFields } from "#app/forms/receive/guard.server.ts";
import { only } from "#app/forms/receive/posted-fields.ts";
import { reject } from "#app/forms/receive/reject.server.ts";
import type { RateRule } from "#app/rate-limit/sliding-window.ts";
import type { Redraw } from "./booking-response.server.ts";
import type { BookingServices } from "./services.ts";

/** The fields that name a slot. */
export const slotNames = ["kind", "place", "start", "hold"];

/** `hold` is the posted token of a hold, unchecked and possibly empty. */
export type PostedSlot = { offer: Offer; start: number; hold: string };

/**
 * Guards a post about a slot and reads it.
 * @param read the whole post; undefined if it is invalid
 * @returns the post, or the page to draw again with the reason
 */
export async function readSlotPost<Wish>(
  request: Request,
  rule: RateRule,
  services: BookingServices,
  read: (slot: PostedSlot, body: Typed) => Wish | undefined,
): Promise<{ wish: Wish; trapped: boolean } | Redraw> {
  const draw = bookingPage("booking-appointment");
  const post = await guardFields(request, rule, services);
  if (!post.ok) return { draw, refused: post.refused };
  const slot = slotIn(post.body, services);
  const wish = slot && read(slot, post.body);
  if (wish) return { wish, trapped: post.trapped };
  return { draw, refused: reject(422, {}, "This time cannot be booked. Please choose again.") };
}

function slotIn(body: Typed, { rules }: BookingServices): PostedSlot | undefined {
  const offer = offerOf(rules, only(body, "kind") ?? "", only(body, "place") ?? "");
  const start = instantOf(only(body, "start") ?? "");
  return offer && start !== undefined ? { offer, start, hold: only(body, "hold") ?? "" } : undefined;
}
