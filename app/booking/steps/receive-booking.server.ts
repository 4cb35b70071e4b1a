import { randomUUID } from "node:crypto";
import { managePath } from "#app/booking/mail/booking-mails.ts";
import { bookingForms } from "#app/booking/rules/booking-forms.ts";
import { bookingPage } from "#app/booking/rules/booking-page.server.ts";
import { stepPath } from "#app/booking/rules/paths.ts";
import { bookTime } from "#app/booking/store/book.server.ts";
import { findBooking } from "#app/booking/store/find-booking.server.ts";
import { type Controls, splitControls } from "#app/forms/engine/controls.ts";
import { type Answers, readAnswers, type Typed, unknownName } from "#app/forms/engine/read-answers.ts";
import type { FormRefusal } from "#app/forms/engine/refused-form.ts";
import { reject } from "#app/forms/receive/reject.server.ts";
import { storeSubmission } from "#app/forms/receive/store-submission.server.ts";
import { trappedSubmission } from "#app/forms/receive/submission-of.server.ts";
import { isHoldToken, linkSecretOf, newLinkSecret, submissionIdOf } from "#app/links/link-secret.server.ts";
import { formRule } from "#app/rate-limit/rate-limit.server.ts";
import { tooManySentence } from "#app/scarce/too-many-sentence.ts";
import { rejectTaken } from "./alternatives.server.ts";
import { orUnavailable, type Redraw, type Result, respond } from "./booking-response.server.ts";
import { bookingSubmission } from "./booking-submission.server.ts";
import { type PostedSlot, readSlotPost, slotNames } from "./read-slot-post.server.ts";
import type { BookingServices } from "./services.ts";

/** Receives the person's details and books the time, held or not; a second post of the same changes nothing. */
export async function receiveBooking(
  request: Request,
  services: BookingServices,
): Promise<Response | Redraw> {
  return respond(request, await receive(request, services));
}

async function receive(request: Request, services: BookingServices): Promise<Result> {
  const post = await readSlotPost(request, formRule, services, (slot, body) =>
    readWish(slot, body, services.secret),
  );
  if ("draw" in post) return post;
  const { wish } = post;
  const { form, known, draw } = wish;
  if (post.trapped) return keepTrapped(wish, services);
  if (wish.strange) {
    return {
      draw,
      refused: reject(422, { typed: known }, "The form carried a field that it does not have."),
    };
  }
  const reading = readAnswers(form, known);
  if (!reading.ok) return { draw, refused: reject(422, { typed: known, errors: reading.errors }) };
  return orUnavailable(() => book(wish, reading.answers, services), draw, { typed: known, services });
}

/** Responds as to a success; the link leads nowhere. */
async function keepTrapped(
  { form, known, controls, draw }: Wish,
  services: BookingServices,
): Promise<Result> {
  const unkept = "It was taken for spam: no time was booked.";
  const trapped = trappedSubmission(form, known, controls, services.site, unkept);
  const { outcome } = await storeSubmission(services, trapped);
  return outcome === "unavailable"
    ? { draw, refused: reject(503, { typed: known }) }
    : { goTo: managePath(newLinkSecret()) };
}

async function book(wish: Wish, answers: Answers, services: BookingServices): Promise<Result> {
  const { offer, start, token, known, draw } = wish;
  const now = services.now();
  const link = token ? linkSecretOf(services.secret, token) : newLinkSecret();
  const made = bookingSubmission({ ...wish, link, answers, now }, services);
  const taker = services.takerOf?.(made.submission.person);
  const booked = await bookTime(services.db, { offer, start, holdToken: token, taker, ...made }, now);
  const { outcome } = booked;
  if (outcome === "booked" || outcome === "repeated") return { goTo: `${managePath(link)}?booked` };
  if (outcome === "taken") {
    const taken = await rejectTaken(services.db, { offer, start, typed: known }, now.getTime());
    return { draw, refused: taken };
  }
  if (outcome === "too many") return { draw, refused: tooMany(known, booked.retryAfterS, services) };
  // The hold identifies its visitor: its booking is returned instead of a second one beside it. Only the mailbox gets
  // the link, because the hold may come from an address that another person shared.
  if (token && (await findBooking(services.db, link)))
    return { draw, refused: reject(409, { typed: known }, stoodSentence) };
  const sentence = "These details were sent before with other answers. Please choose a time once more.";
  return { draw, refused: reject(422, { typed: known }, sentence) };
}

const stoodSentence =
  "A booking was made from this page before, and it stands as it was made: what you sent now was not saved. The link to it is in our mail. Choose a time once more to book another one.";

function tooMany(typed: Typed, retryAfterS: number | undefined, { site }: BookingServices): FormRefusal {
  const sentence = tooManySentence(site.phone);
  if (retryAfterS === undefined) return reject(409, { typed }, sentence);
  return reject(429, { typed, headers: { "Retry-After": String(retryAfterS) } }, sentence);
}

type Wish = NonNullable<ReturnType<typeof readWish>>;

function readWish({ offer, start, hold }: PostedSlot, body: Typed, secret: string) {
  const form = bookingForms[offer.kind.tool];
  const rest = new Map([...body].filter(([name]) => !slotNames.includes(name)));
  const { controls, typed, strange } = splitControls(rest);
  const token = isHoldToken(secret, hold) ? hold : undefined;
  if (hold !== "" && !token) return undefined;
  const chosen = { kind: offer.kind.id, place: offer.place, start, hold: token };
  return {
    offer,
    start,
    token,
    form,
    known: new Map([...typed].filter(([name]) => Object.hasOwn(form.fields, name))),
    strange: strange || unknownName(form, typed) !== undefined,
    controls: withId(controls, token),
    draw: stepPath(bookingPage(offer.kind.tool), chosen),
  };
}

/** The id that makes a second post harmless: the browser's, or the hold's, which the form contains anyway. */
function withId(controls: Controls, token: string | undefined): Controls & { submissionId: string } {
  return {
    ...controls,
    submissionId: controls.submissionId ?? (token ? submissionIdOf(token) : randomUUID()),
  };
}
