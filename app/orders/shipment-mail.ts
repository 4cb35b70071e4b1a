import type { Site } from "#app/content/site.schema.ts";
import { dayText } from "#app/dates/india-time.ts";
import type { OutgoingMail } from "#app/mail/outgoing-mail.ts";
import { milestoneOf, type OrderType } from "./milestones.ts";
import type { ShipmentState } from "./shipment-rows.ts";

/** What the mails about orders are made with; `linkTo` is the path of the signed link. */
export type MailSources = {
  site: Pick<Site, "name">;
  linkTo: (order: Pick<ShipmentState, "type" | "number">) => string;
};

/** What a mail is about: "Order SO-10234". */
export function orderSubject(type: OrderType, number: string): string {
  return `${type === "order" ? "Order" : "Repair"} ${number}`;
}

/** The mail to the customer whose box or device has moved, with the link that needs no second fact. */
export function shipmentMail(
  state: Omit<ShipmentState, "email">,
  { email, count }: { email: string; count: number },
  { site, linkTo }: MailSources,
): OutgoingMail {
  const { type, number, shipment, milestone, expectedOn } = state;
  const { name = milestone, text = "" } = milestoneOf(type, milestone) ?? {};
  const what = orderSubject(type, number);
  const part = type === "order" ? "Box" : "Device";
  return {
    kind: "mail",
    template: "order-update",
    data: {
      what,
      ...(count > 1 ? { part: `${part} ${shipment} of ${count}` } : {}),
      milestone: name,
      text,
      ...(expectedOn && milestone !== "delivered" ? { expected: dayText(expectedOn) } : {}),
      trackPath: linkTo(state),
    },
    to: [email],
    subject: `${site.name} ${type} ${number}: ${name.toLowerCase()}`,
  };
}
