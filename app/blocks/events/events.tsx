import { placeText } from "#app/values/place-text.ts";
import { sessionPath } from "#app/values/session-path.ts";
import { BlockFrame, Intro } from "../block.tsx";
import type { EventsBlock } from "./events.block.ts";

/** The events of a series: coming ones first, then past ones. */
export function Events({ block }: { block: EventsBlock }) {
  const isOneToCome = block.events.some((event) => !event.past);
  return (
    <BlockFrame id={block.id} name="events aside">
      <Intro heading={block.heading} lede={isOneToCome ? block.lede : block.none} />
      {block.events.length > 0 && (
        <ul className="rows">
          {block.events.map((event) => (
            <li className={event.past ? "past" : undefined} key={event.slug}>
              <p className="eyebrow">
                <time dateTime={event.start}>{event.when}</time>
              </p>
              <h3>
                {event.title}
                {event.sample && <span className="pill">Sample</span>}
              </h3>
              <p className="soft">
                {placeText(event)}
                {event.seats !== undefined && !event.past && ` · ${event.seats} places`}
                {event.past && " · over"}
              </p>
              <div className="prose" dangerouslySetInnerHTML={event.text} />
              {block.reserve && !event.begun && (
                <p>
                  <a className="link" href={`${sessionPath(block.path, event)}#tool`}>
                    {block.reserve}
                    <span className="hidden"> in {event.title}</span>
                  </a>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </BlockFrame>
  );
}
