import type { EventEntry } from "#app/content/schema/event.schema.ts";
import type { Page } from "#app/content/schema/page.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import type { Database } from "#app/database/database.server.ts";
import { eventPlace } from "#app/forms/declared/event-place.ts";
import { single } from "#app/forms/engine/answers.ts";
import type { Receiver, ReceiverResult } from "#app/forms/receive/store-submission.server.ts";
import { donePath } from "#app/forms/receive/submission.server.ts";
import type { TypedPerson } from "#app/leads/lead.ts";
import type { Taker } from "#app/scarce/taker.server.ts";
import { tooManySentence } from "#app/scarce/too-many-sentence.ts";
import { sessionCalendar } from "./session-calendar.ts";
import { withSession } from "./session-lead.ts";
import { isOpen, pageOfSeries, sessionAt } from "./sessions.ts";
import { knownPlaces, type PlacesOutcome, takePlaces } from "./take-places.server.ts";

export type PlaceServices = {
  db: Database;
  now: () => Date;
  events: readonly EventEntry[];
  pages: readonly Pick<Page, "path" | "blocks">[];
  site: Pick<Site, "name" | "emails" | "phone">;
  siteUrl: string;
  takerOf?: ((person: TypedPerson) => Taker) | undefined;
};

/** Receives the form for places in a session: stores it, or returns why there is no place. */
export function placeReceiver({ db, now, events, pages, site, siteUrl, takerOf }: PlaceServices): Receiver {
  return async (submission, answers) => {
    const at = now();
    const [page = "", query] = (single(answers, "choice") ?? "").split("?");
    const session = sessionAt(events, new URLSearchParams(query));
    if (!session || pageOfSeries(pages, session.series) !== page || !isOpen(session, at)) {
      const known = await knownPlaces(db, submission, at);
      return known ? answerTo(known) : { outcome: "refused", status: 422, sentence: overSentence };
    }
    const seats = Number(single(answers, "seats"));
    const calendar = sessionCalendar(session, { site, siteUrl, page });
    const wish = {
      event: session.slug,
      capacity: session.seats,
      seats,
      taker: takerOf?.(submission.person),
      coming: events.filter((each) => isOpen(each, at)).map(({ slug }) => slug),
      submission: withSession(submission, session, { seats, calendar, site }),
    };
    const taken = await takePlaces(db, wish, at);
    if (taken.outcome === "too many")
      return { outcome: "refused", status: 409, sentence: tooManySentence(site.phone) };
    return answerTo(taken, session, page);
  };
}

function answerTo(
  result: Exclude<PlacesOutcome, { outcome: "too many" }>,
  session?: EventEntry,
  page?: string,
): ReceiverResult {
  if (result.outcome === "conflict") return result;
  if (result.outcome === "full")
    return {
      outcome: "refused",
      status: 409,
      sentence: result.left > 0 ? fewSentence(result.left) : fullSentence,
      ...(result.left > 0 ? { errors: { seats: `Enter at most ${result.left}` } } : {}),
    };
  const { outcome, reference, mailed } = result;
  const given = session ? { given: session.slug, page } : {};
  return { outcome, reference, goTo: donePath(eventPlace.id, { reference, mailed, ...given }) };
}

const overSentence = "This session is over or was taken off the list. Please choose another one above.";
export const fullSentence =
  "All places of this session are taken. Another one may have some; or ask for the notes on the contact page.";
const fewSentence = (left: number) =>
  left === 1 ? "One place is left in this session." : `${left} places are left in this session.`;
