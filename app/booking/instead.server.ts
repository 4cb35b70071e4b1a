import type { Database } from "#app/database/database.server.ts";
import { momentOf, shortText } from "#app/dates/india-time.ts";
import type { FormAgain } from "#app/forms/form-again.ts";
import type { Typed } from "#app/forms/read-answers.ts";
import { again } from "#app/forms/receiving/form-again.server.ts";
import type { Offer } from "./offer.ts";
import { nearestFree } from "./slots.ts";
import { type Except, readCalendar } from "./taken.server.ts";

/** The answer to somebody who came second: 409 with the free times nearest to the wanted one. */
export async function takenAgain(
  db: Database,
  {
    offer,
    start,
    typed = new Map(),
    except,
  }: { offer: Offer; start: number; typed?: Typed; except?: Except },
  now: number,
): Promise<FormAgain> {
  const calendar = await readCalendar(db, offer, now, except);
  const instead = nearestFree(offer, start, calendar, now).map((free) => ({
    value: momentOf(free),
    label: shortText(free),
  }));
  const sentence =
    instead.length > 0
      ? `Sorry, ${shortText(start)} has just gone to somebody else. These times are still free:`
      : `Sorry, ${shortText(start)} has just gone to somebody else, and it was the last free one here. Please choose another place or call us.`;
  return { ...again(409, { typed }, sentence), instead };
}
