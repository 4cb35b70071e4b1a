import { managePath } from "#app/booking/mail/booking-mails.ts";
import { cancelMails, moveMails } from "#app/booking/mail/change-mails.ts";
import { offerOf } from "#app/booking/rules/offer.ts";
import { cancelBooking, moveBooking } from "#app/booking/store/change.server.ts";
import { type Booking, findBooking } from "#app/booking/store/find-booking.server.ts";
import { dayOf, instantOf, momentOf } from "#app/dates/india-time.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import { guardFields } from "#app/forms/receive/guard.server.ts";
import { only } from "#app/forms/receive/posted-fields.ts";
import { reject } from "#app/forms/receive/reject.server.ts";
import { formRule } from "#app/rate-limit/rate-limit.server.ts";
import { rejectTaken } from "./alternatives.server.ts";
import { orUnavailable, type Redraw, type Result, respond } from "./booking-response.server.ts";
import type { BookingServices } from "./services.ts";

type Change = { token: string; what: "move" | "cancel" };

/** Receives a request to move or cancel the booking of a link. */
export async function receiveChange(
  request: Request,
  change: Change,
  services: BookingServices,
): Promise<Response | Redraw> {
  return respond(request, await receive(request, change, services));
}

async function receive(
  request: Request,
  { token, what }: Change,
  services: BookingServices,
): Promise<Result> {
  const draw = managePath(token);
  const post = await guardFields(request, formRule, services);
  if (!post.ok) return { draw, refused: post.refused };
  const work = async (): Promise<Result> => {
    const booking = await findBooking(services.db, token);
    if (!booking) return { draw, refused: reject(404, {}, "This link leads to no booking.") };
    const seen = { ...booking, version: Number(only(post.body, "version")) };
    return what === "move" ? move(seen, token, post.body, services) : cancel(seen, token, services);
  };
  return orUnavailable(work, draw, { services });
}

async function move(
  booking: Booking,
  token: string,
  body: Typed,
  services: BookingServices,
): Promise<Result> {
  const page = managePath(token);
  const offer = offerOf(services.rules, booking.kind, booking.place);
  const start = instantOf(only(body, "start") ?? "");
  if (!offer || start === undefined) {
    return {
      draw: `${page}?move`,
      refused: reject(422, {}, "This time cannot be booked. Please choose again."),
    };
  }
  if (only(body, "sure") !== "yes") {
    const sentence = "Nothing has moved yet. Please confirm the new time once more.";
    return { draw: `${page}?move&to=${momentOf(start)}`, refused: reject(422, {}, sentence) };
  }
  const now = services.now();
  const mails = moveMails(booking, { offer, start, token }, { ...services, now });
  const { outcome } = await moveBooking(services.db, { booking, offer, start, now, ...mails });
  if (outcome === "moved") return { goTo: `${page}?moved` };
  if (outcome !== "taken") return refused(page, outcome);
  const except = { bookingId: booking.id };
  const taken = await rejectTaken(services.db, { offer, start, except }, now.getTime());
  return { draw: `${page}?move&day=${dayOf(start)}`, refused: taken };
}

async function cancel(booking: Booking, token: string, services: BookingServices): Promise<Result> {
  const page = managePath(token);
  const now = services.now();
  const mails = cancelMails(booking, { token }, { ...services, now });
  const { outcome } = await cancelBooking(services.db, { booking, now, mails });
  // Cancelling a cancelled booking succeeds.
  return outcome === "gone" || outcome === "cancelled" ? { goTo: page } : refused(page, outcome);
}

const refusals = {
  unconfirmed: "This booking is not confirmed yet: open the link in the mail first, then it can be moved.",
  changed: "This booking was changed meanwhile. This is the current booking; please decide again.",
  over: "This time has begun or is over, so it can no longer be changed.",
  cancelled: "This booking was cancelled and cannot be brought back. You can book a new time.",
};

function refused(draw: string, outcome: keyof typeof refusals): Result {
  return { draw, refused: reject(409, {}, refusals[outcome]) };
}
