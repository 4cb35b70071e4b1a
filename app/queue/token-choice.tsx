import type { Site } from "#app/content/schema/site.schema.ts";
import { dayText, timeText } from "#app/dates/india-time.ts";
import { LookUpProblem } from "#app/forms/draw/look-up-field.tsx";
import { type StoreQueue, slotPath } from "./store-queue.ts";

type Props = {
  slots: readonly StoreQueue[];
  site: Pick<Site, "offices">;
  /** Why the choice failed. */
  problem?: string | undefined;
  /** A token was just requested. */
  asked: boolean;
  phone: string;
  /** The page itself is marked as a sample: one label is enough if every launch is one. */
  isMarked?: boolean | undefined;
};

/** Links to the forms of open queues. Server only. */
export function TokenChoice({ slots, site, problem, asked, phone, isMarked = false }: Props) {
  const launches = [...new Set(slots.map(({ launch }) => launch))];
  const areSamples = launches.every(({ sample }) => sample);
  return (
    <div className="launches">
      <LookUpProblem sentence={problem} />
      {asked && (
        <div className="sheet form-box" role="status">
          <h2>Please check your mail</h2>
          <p>
            The token comes by e-mail. Open its link within half an hour to make the number yours; we keep it
            for you until then. Each e-mail address gets one token a day: if you ask again, you get the same
            link.
          </p>
          <p className="soft">
            Nothing there after a few minutes? Look in your spam folder. At most three of our mails go to one
            address a day; call {phone} if it does not come.
          </p>
        </div>
      )}
      {launches.length === 0 && (
        <div className="sheet form-box">
          <h2>No launch day is open at this moment</h2>
          <p>
            As soon as one is announced, its stores and days are shown here. A reservation is possible at any
            time.
          </p>
          <p className="actions">
            <a className="button" href="/shop/pre-order">
              Reserve a product
            </a>
          </p>
        </div>
      )}
      {launches.map((launch) => (
        <section className="sheet form-box" key={launch.id} aria-labelledby={launch.id}>
          {launch.sample && !(areSamples && isMarked) && <p className="pill">Sample</p>}
          <h2 id={launch.id}>{launch.name}</h2>
          <p className="soft">{launch.text}</p>
          <ul className="pick">
            {slots
              .filter((slot) => slot.launch === launch)
              .map((slot) => (
                <li key={slot.store + slot.day}>
                  <a className="option" href={`${slotPath(slot)}#tool`}>
                    <b>{cityOf(slot, site)}</b>
                    <small>{slot.capacity} tokens</small>
                    <small>
                      {dayText(slot.day)}, from {timeText(slot.opens)} IST
                    </small>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function cityOf({ store }: StoreQueue, { offices }: Pick<Site, "offices">): string {
  return offices.find(({ id }) => id === store)?.city ?? store;
}
