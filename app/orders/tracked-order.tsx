import { dayText } from "#app/dates/india-time.ts";
import { Icon } from "#app/ui/icon.tsx";
import { EstimateQuestion } from "./estimate-question.tsx";
import { presentOf, type Step, stepsOf } from "./milestones.ts";
import type { TrackedOrder } from "./track.server.ts";

/** The status of an order or a repair: a line of milestones per box or device. Server only. */
export function TrackedShipments({ order }: { order: TrackedOrder }) {
  const { type, shipments, isBrief, signed } = order;
  const what = type === "order" ? "Box" : "Device";
  if (shipments.length === 0) return <p>It is on our list; the first milestone follows.</p>;
  const list = (
    <ul className="shipments">
      {shipments.map(({ position, expectedOn, carrier, carrierNumber, reached, estimate }) => {
        const steps = stepsOf(type, reached);
        const now = steps.find(({ at }) => at === "now");
        const present = presentOf(reached);
        const isOver = steps.at(-1)?.at === "now" && present !== undefined;
        const asks = signed && present?.milestone === "waiting-for-you";
        return (
          <li className="sheet" key={position}>
            <h2>
              {shipments.length > 1 && (
                <small>
                  {what} {position} of {shipments.length}
                </small>
              )}
              {now?.name ?? "On our list"}
            </h2>
            {expectedOn && !isOver && (
              <p className="pill">
                <Icon name="calendar" /> {expectedWords[type]} {dayText(expectedOn)}
              </p>
            )}
            {asks && <EstimateQuestion {...{ position, estimate, signed }} />}
            {carrierNumber && (
              <p>
                {carrier ?? "Carrier"}: <b>{carrierNumber}</b>
              </p>
            )}
            <Steps steps={steps} isExplained={!asks} />
          </li>
        );
      })}
    </ul>
  );
  if (!isBrief) return list;
  return (
    <div>
      {list}
      <p className="soft">
        Many people share a PIN code. The last four digits of the phone number show the carrier and the
        expected day as well, and so does the link in our e-mails.
      </p>
    </div>
  );
}

/** Label of the expected day. */
const expectedWords: Record<TrackedOrder["type"], string> = {
  order: "Expected on",
  repair: "Should be ready on",
};

/** `isExplained`: the present step says what happens in it; not where the question that it waits for stands above. */
function Steps({ steps, isExplained }: { steps: readonly Step[]; isExplained: boolean }) {
  return (
    <ol className="milestones">
      {steps.map(({ name, text, day, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a milestone may be reached twice on different days
        <li key={index} data-at={at} aria-current={at === "now" ? "step" : undefined}>
          <b>{name}</b>
          {day ? <time dateTime={day}>{dayText(day)}</time> : <span className="soft">to come</span>}
          {at === "now" && isExplained && <span className="soft">{text}</span>}
        </li>
      ))}
    </ol>
  );
}
