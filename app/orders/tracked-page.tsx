import type { Site } from "#app/content/schema/site.schema.ts";
import { LookUpProblem } from "#app/forms/draw/look-up-field.tsx";
import { Phones } from "#app/forms/draw/phones.tsx";
import { phonesOf } from "#app/forms/draw/reach.ts";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import type { OrderType } from "./milestones.ts";
import type { Asked, TrackedOrder } from "./track.server.ts";
import { trackPath } from "./track.server.ts";
import { TrackedShipments } from "./tracked-order.tsx";
import { FactForm, typeNames } from "./tracking-form.tsx";

type Props = {
  asked: Asked;
  order: TrackedOrder | undefined;
  refused: RefusedForm | undefined;
  site: Pick<Site, "offices">;
};

const numbersUsed: Record<OrderType, string> = {
  order: "Use our order number, not your own purchase order number.",
  repair: "Use the job number on our receipt; each device has its own.",
};

/** The page of one number, before and after the second fact. Server only. */
export function TrackedPage({ asked, order, refused, site }: Props) {
  const name = `${typeNames[asked.type]} ${asked.number}`;
  return (
    <>
      <section className="hero" data-variant="tool">
        <div className="wrap">
          <div className="say">
            <p className="eyebrow">Tracking</p>
            <h1>
              {order
                ? name
                : `Where is ${name.toLowerCase().replace(asked.number.toLowerCase(), asked.number)}?`}
            </h1>
            <p className="lede">
              {order
                ? order.signed
                  ? "Dates as our staff enter them. No name or address is shown."
                  : "Dates as our staff enter them. No name, address or price is shown."
                : "One more detail confirms that it is yours."}
            </p>
          </div>
        </div>
      </section>
      <section className="block tool" id="tool">
        <div className="wrap look-up">
          {order ? (
            <div>
              <LookUpProblem sentence={refused?.sentence} />
              <TrackedShipments order={order} />
            </div>
          ) : (
            <FactForm path={trackPath(asked)} refused={refused} />
          )}
          <div className="verdict">
            <h2>{order ? "Is it stuck?" : `Can’t find your ${asked.type}?`}</h2>
            <p>
              {order
                ? "After the expected date, write with the number: you get a new date or a reason on the next working day."
                : `${numbersUsed[asked.type]} The link in our e-mail opens the status without typing.`}
            </p>
            <Phones phones={phonesOf(site)} />
            <p className="actions">
              <a className="button quiet small" href="/contact-us">
                Write to us
              </a>
              <a className="button quiet small" href="/order-tracking">
                Another number
              </a>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
