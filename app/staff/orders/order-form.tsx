import { Form } from "react-router";
import { milestones, type OrderType, orderTypes } from "#app/orders/milestones.ts";
import { SeenVersion } from "#app/staff/frame/seen-version.tsx";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import type { TypedOrder } from "./order-change.server.ts";

type Props = {
  /** The order to change; undefined for a new one. */
  known?: { type: OrderType; number: string; version: number; shipments: number };
  today: string;
  typed: TypedOrder | undefined;
};

const typeNames: Record<OrderType, string> = { order: "Order", repair: "Repair" };

/** The state of a box of an order or a device of a repair. */
export function OrderForm({ known, today, typed }: Props) {
  const isBusy = useIsBusy();
  return (
    <Form
      method="post"
      className="fields"
      aria-label={known ? "Move a box or device" : "Add an order or repair"}
    >
      {known ? (
        <>
          <input type="hidden" name="type" value={known.type} />
          <input type="hidden" name="number" value={known.number} />
          <SeenVersion version={known.version} />
        </>
      ) : (
        <NewOrder typed={typed} />
      )}
      <label>
        {known?.type === "repair" ? "Device" : "Box"}
        <input
          name="shipment"
          inputMode="numeric"
          maxLength={2}
          defaultValue={typed?.shipment || "1"}
          required
        />
      </label>
      {known && <p className="help">{known.shipments} known. The next number adds one.</p>}
      <label>
        Milestone
        <select name="milestone" required defaultValue={typed?.milestone ?? ""}>
          <option value="">Choose</option>
          {known ? (
            <Milestones type={known.type} />
          ) : (
            orderTypes.map((type) => (
              <optgroup label={typeNames[type]} key={type}>
                <Milestones type={type} />
              </optgroup>
            ))
          )}
        </select>
      </label>
      <label>
        Day
        <input name="day" type="date" required defaultValue={typed?.day || today} />
      </label>
      <label>
        Expected on
        <input name="expected" type="date" defaultValue={typed?.expected} />
      </label>
      <label>
        Carrier
        <input name="carrier" maxLength={40} autoComplete="off" defaultValue={typed?.carrier} />
      </label>
      <label>
        Carrier's number
        <input name="carrier_number" maxLength={40} autoComplete="off" defaultValue={typed?.carrier_number} />
      </label>
      {known?.type === "repair" && <EstimateFields typed={typed} />}
      {known && <Facts typed={typed} />}
      <div className="choice">
        <label>
          <input type="checkbox" name="notify" value="yes" defaultChecked={typed?.notify !== ""} /> Tell the
          customer by e-mail, if an address is known
        </label>
      </div>
      <p className="row">
        <Button disabled={isBusy}>{known ? "Save" : "Add"}</Button>
      </p>
    </Form>
  );
}

function NewOrder({ typed }: { typed: TypedOrder | undefined }) {
  return (
    <>
      <fieldset className="choice">
        <legend>What is it?</legend>
        {orderTypes.map((type) => (
          <label key={type}>
            <input
              type="radio"
              name="type"
              value={type}
              required
              defaultChecked={(typed?.type || "order") === type}
            />{" "}
            {typeNames[type]}
          </label>
        ))}
      </fieldset>
      <label>
        Number
        <input name="number" required maxLength={40} autoComplete="off" defaultValue={typed?.number} />
      </label>
      <Facts typed={typed} />
    </>
  );
}

function EstimateFields({ typed }: { typed: TypedOrder | undefined }) {
  return (
    <>
      <label>
        Estimate or question, while it waits for the customer
        <textarea name="estimate" rows={3} maxLength={1000} defaultValue={typed?.estimate} />
      </label>
      <label>
        Amount in rupees, with GST
        <input
          name="amount"
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
          defaultValue={typed?.amount}
        />
      </label>
      <p className="help">
        Shown behind the link in our mail alone. There the customer approves, declines or asks for a call.
      </p>
    </>
  );
}

function Facts({ typed }: { typed: TypedOrder | undefined }) {
  return (
    <>
      <label>
        Phone
        <input name="phone" inputMode="tel" maxLength={30} autoComplete="off" defaultValue={typed?.phone} />
      </label>
      <p className="help">Only the last four digits are stored, as the second fact.</p>
      <label>
        PIN code
        <input name="pin" inputMode="numeric" maxLength={7} autoComplete="off" defaultValue={typed?.pin} />
      </label>
      <label>
        E-mail
        <input name="email" type="email" maxLength={254} autoComplete="off" defaultValue={typed?.email} />
      </label>
      <p className="help">For news with a link that needs no second fact. Never shown to the public.</p>
    </>
  );
}

function Milestones({ type }: { type: OrderType }) {
  return milestones[type].map(({ id, name }) => (
    <option value={id} key={id}>
      {name}
    </option>
  ));
}
