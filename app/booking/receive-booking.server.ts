import { randomUUID } from "node:crypto";
import { instantOf } from "#app/dates/india-time.ts";
import { type Controls, splitControls } from "#app/forms/controls.ts";
import { type Answers, readAnswers, type Typed, unknownName } from "#app/forms/read-answers.ts";
import { again } from "#app/forms/receiving/form-again.server.ts";
import { only, readPost } from "#app/forms/receiving/read-post.server.ts";
import { storeSubmission } from "#app/forms/receiving/store-submission.server.ts";
import { trappedSubmission } from "#app/forms/receiving/submission-of.server.ts";
import { formRule } from "#app/rate-limit/rate-limit.server.ts";
import { answerTo, guarded, type Redraw, type Result } from "./answer.server.ts";
import { bookTime } from "./book.server.ts";
import { bookingForms } from "./booking-forms.ts";
import { managePath } from "./booking-mails.ts";
import { bookingSubmission } from "./booking-submission.server.ts";
import { findBooking } from "./find-booking.server.ts";
import { takenAgain } from "./instead.server.ts";
import { type Offer, offerOf } from "./offer.ts";
import { bookingPages, stepPath } from "./paths.ts";
import type { BookingServices } from "./services.ts";
import { isToken, linkToken, newToken, submissionIdOf } from "./token.server.ts";

const slotNames = ["kind", "place", "start", "hold"];

/** Receives the details of the person and books the time, held or not; a second post of the same changes nothing. */
export async function receiveBooking(
  request: Request,
  services: BookingServices,
): Promise<Response | Redraw> {
  return answerTo(request, await receive(request, services));
}

async function receive(request: Request, services: BookingServices): Promise<Result> {
  const post = await readPost(request, formRule, services);
  if (!post.ok) return { draw: bookingPages["booking-appointment"], again: post.again };
  const wish = readWish(post.body, services);
  if (!wish) {
    const sentence = "This time cannot be booked. Please choose again.";
    return { draw: bookingPages["booking-appointment"], again: again(422, {}, sentence) };
  }
  const { form, known, draw } = wish;
  if (wish.controls.trap) return keepTrapped(wish, services);
  if (wish.strange) {
    return { draw, again: again(422, { typed: known }, "The form carried a field that it does not have.") };
  }
  const reading = readAnswers(form, known);
  if (!reading.ok) return { draw, again: again(422, { typed: known, errors: reading.errors }) };
  return guarded(() => book(wish, reading.answers, services), draw, { typed: known, services });
}

/** Answered like a success; the link leads nowhere. */
async function keepTrapped(
  { form, known, controls, draw }: Wish,
  services: BookingServices,
): Promise<Result> {
  const unkept = "It was taken for spam: no time was booked.";
  const trapped = trappedSubmission(form, known, controls, services.site, unkept);
  const { outcome } = await storeSubmission(services, trapped);
  return outcome === "unavailable"
    ? { draw, again: again(503, { typed: known }) }
    : { goTo: managePath(newToken()) };
}

async function book(wish: Wish, answers: Answers, services: BookingServices): Promise<Result> {
  const { offer, start, token, known, draw } = wish;
  const now = services.now();
  const link = token ? linkToken(token) : newToken();
  const made = bookingSubmission({ ...wish, link, answers, now }, services);
  const { outcome } = await bookTime(services.db, { offer, start, holdToken: token, ...made }, now);
  if (outcome === "booked" || outcome === "repeated") return { goTo: `${managePath(link)}?booked` };
  if (outcome === "taken") {
    const taken = await takenAgain(services.db, { offer, start, typed: known }, now.getTime());
    return { draw, again: taken };
  }
  // The hold proves whose it is: a booking made out of it is met again, and not made a second time beside it.
  if (token && (await findBooking(services.db, link))) return { goTo: `${managePath(link)}?stood` };
  const sentence = "These details were sent before with other answers. Please choose a time once more.";
  return { draw, again: again(422, { typed: known }, sentence) };
}

type Wish = NonNullable<ReturnType<typeof readWish>>;

function readWish(body: Typed, { rules }: BookingServices) {
  const offer: Offer | undefined = offerOf(rules, only(body, "kind") ?? "", only(body, "place") ?? "");
  const start = instantOf(only(body, "start") ?? "");
  if (!offer || start === undefined) return undefined;
  const form = bookingForms[offer.kind.tool];
  const rest = new Map([...body].filter(([name]) => !slotNames.includes(name)));
  const { controls, typed, strange } = splitControls(rest);
  const hold = only(body, "hold") ?? "";
  const token = isToken(hold) ? hold : undefined;
  const chosen = { kind: offer.kind.id, place: offer.place, start, hold: token };
  return {
    offer,
    start,
    token,
    form,
    known: new Map([...typed].filter(([name]) => Object.hasOwn(form.fields, name))),
    strange: strange || unknownName(form, typed) !== undefined,
    controls: withId(controls, token),
    draw: stepPath(bookingPages[offer.kind.tool], chosen),
  };
}

/** The id that makes a second post harmless: the browser's, or the hold's, which the form carries anyway. */
function withId(controls: Controls, token: string | undefined): Controls & { submissionId: string } {
  return {
    ...controls,
    submissionId: controls.submissionId ?? (token ? submissionIdOf(token) : randomUUID()),
  };
}
