import { data, Link } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { rupees } from "#app/calculator/rupees.ts";
import { istShort } from "#app/dates/brief-time.ts";
import { dayOf, dayText } from "#app/dates/india-time.ts";
import { responseTimeNames } from "#app/orders/estimate-mails.ts";
import type { Estimate } from "#app/orders/estimates.server.ts";
import type { Shipment } from "#app/orders/find-order.server.ts";
import { milestoneOf, type OrderType, presentOf } from "#app/orders/milestones.ts";
import { openOrder, personOfOrder } from "#app/orders/staff-orders.server.ts";
import { readAsked, trackPath } from "#app/orders/track.server.ts";
import { useFormKey } from "#app/staff/frame/after-conflict.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/order-page";
import { receiveOrder } from "./order-change.server.ts";
import { OrderForm } from "./order-form.tsx";
import { OrderProblems } from "./order-problems.tsx";
import { RecordDeletion } from "./record-deletion.tsx";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta: Route.MetaFunction = ({ params }) => [{ title: `${params.number} - Leads` }];

export const loader = forStaff(async ({ services: { db, now }, viewer, params, url }) => {
  const asked = readAsked(params.type, params.number);
  const opened = asked && (await openOrder(db, asked, { actorId: viewer.id, now: now() }));
  if (!opened) throw data(null, { status: 404 });
  const { order, shipments, estimates } = opened;
  return {
    order: { type: order.type, number: order.number, version: order.version },
    facts: { phone: order.phone_last4, pin: order.pin, email: order.email },
    personId: await personOfOrder(db, order.email),
    shipments: shipments.map((shipment) => shipmentView(order.type, shipment, estimates.get(shipment.id))),
    publicPath: trackPath(order),
    today: dayOf(now()),
    saved: url.searchParams.get("saved"),
    mayDelete: staffCan.deleteRecords(viewer),
  };
});

export const action = forStaff(receiveOrder);

function shipmentView(type: OrderType, shipment: Shipment, estimate: Estimate | undefined) {
  const { position, expectedOn, carrier, carrierNumber, reached } = shipment;
  const named = (id: string) => milestoneOf(type, id)?.name ?? id;
  const present = presentOf(reached);
  return {
    position,
    now: present ? named(present.milestone) : "On our list",
    expected: expectedOn && dayText(expectedOn),
    estimate: estimate && estimateView(estimate),
    carrier: [carrier, carrierNumber].filter(Boolean).join(" "),
    reached: reached.map(({ milestone, day }) => ({ name: named(milestone), day: dayText(day) })),
  };
}

function estimateView({ text, amount, answer, answeredAt }: Estimate) {
  const asked = [text, amount !== null && rupees(amount)].filter(Boolean).join(", ");
  const at = answeredAt === null ? "" : `, ${istShort(answeredAt)}`;
  return { asked, answer: answer ? `The customer says: ${responseTimeNames[answer]}${at}` : "No answer yet" };
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, facts, personId, shipments, publicPath, today, saved, mayDelete } = loaderData;
  const formKey = useFormKey(`${order.number} ${order.version}`, actionData !== undefined);
  const part = order.type === "order" ? "Box" : "Device";
  return (
    <>
      <ScreenHead
        heading={`${order.type === "order" ? "Order" : "Repair"} ${order.number}`}
        back={{ to: "/leads/dashboard/orders", name: "Orders and repairs" }}
      >
        <OrderProblems problems={actionData?.problems} />
        {!actionData && saved !== null && (
          <p className="note" role="status" data-stays>
            Saved.{saved === "mail" && " A mail with the link is on its way to the customer."}
          </p>
        )}
      </ScreenHead>
      <dl className="pairs">
        <div>
          <dt>Second fact</dt>
          <dd>
            {[facts.phone && `phone ends in ${facts.phone}`, facts.pin && `PIN ${facts.pin}`]
              .filter(Boolean)
              .join(", ")}
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            {facts.email ?? <span className="none">None: no mails are sent</span>}{" "}
            {personId && <Link to={`/leads/dashboard/people/${personId}`}>Who it is</Link>}
          </dd>
        </div>
        <div>
          <dt>Customer's page</dt>
          <dd>
            <a href={publicPath}>{publicPath}</a>
          </dd>
        </div>
      </dl>
      {shipments.map(({ position, now, expected, carrier, estimate, reached }) => (
        <section className="panel" key={position} aria-label={`${part} ${position}`}>
          <h2>
            {part} {position}: {now}
          </h2>
          {(expected || carrier) && (
            <p>{[expected && `expected on ${expected}`, carrier].filter(Boolean).join(", ")}</p>
          )}
          <ol className="timeline">
            {reached.map(({ name, day }) => (
              <li key={name + day}>
                <p>
                  <b>{name}</b> <small>{day}</small>
                </p>
              </li>
            ))}
            {estimate && (
              <li>
                <p>
                  <b>{estimate.answer}</b> <small>{estimate.asked}</small>
                </p>
              </li>
            )}
          </ol>
        </section>
      ))}
      <Panel id="move" heading="What happened next?">
        <OrderForm
          key={formKey}
          known={{ ...order, shipments: shipments.length }}
          today={today}
          typed={actionData?.typed}
        />
      </Panel>
      {mayDelete && (
        <RecordDeletion number={order.number} version={order.version}>
          {order.number} goes out of the register for good, with its milestones and mails, and its customer
          finds it no more. The audit log keeps that it was deleted, and by whom.
        </RecordDeletion>
      )}
    </>
  );
}
