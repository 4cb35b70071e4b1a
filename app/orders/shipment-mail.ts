import type { Site } from "#app/content/schema/site.schema.ts";
import { dayText } from "#app/dates/india-time.ts";
import type { OrderPart, OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import type { Shipment } from "./find-order.server.ts";
import { type Milestone, milestoneOf, type OrderType, presentOf } from "./milestones.ts";

/** What mails about orders are built from; `linkTo` is the path of the signed link. */
export type MailSources = {
  site: Pick<Site, "name">;
  linkTo: (order: { type: OrderType; number: string }) => string;
};

/** What a mail is about: "Order SO-10234". */
export function orderSubject(type: OrderType, number: string): string {
  return `${type === "order" ? "Order" : "Repair"} ${number}`;
}

/**
 * The mail to a customer about every box or device that moved, with the link that needs no second fact.
 * `count` is how many boxes or devices the order has.
 */
export function orderMail(
  { type, number }: { type: OrderType; number: string },
  { email, moved, count }: { email: string; moved: readonly Shipment[]; count: number },
  { site, linkTo }: MailSources,
): OutgoingMail {
  const news = newsOf(type, moved, count);
  const parts = moved.map((shipment) => partOf(type, shipment, count));
  return {
    kind: "mail",
    template: "order-update",
    data: {
      what: orderSubject(type, number),
      milestone: news,
      text: [...new Set(parts.map(({ text }) => text))].join(" "),
      parts,
      trackPath: linkTo({ type, number }),
    },
    to: [email],
    subject: `${site.name} ${type} ${number}: ${news}`,
  };
}

/** "shipped", "box 2 of 3 delivered", "boxes 1 and 2 of 3 shipped, box 3 on back-order", "all 3 boxes shipped". */
function newsOf(type: OrderType, moved: readonly Shipment[], count: number): string {
  const positions = new Map<string, number[]>();
  for (const { position, reached } of moved) {
    const { name } = presentMilestone(type, reached);
    positions.set(name, [...(positions.get(name) ?? []), position]);
  }
  const all = [...positions].map(([name, those], index) => {
    const state = name.toLowerCase();
    if (count === 1) return state;
    const [one, many] = partNames[type];
    if (those.length === count) return `all ${count} ${many} ${state}`;
    const of = index === 0 ? ` of ${count}` : "";
    return `${those.length === 1 ? one : many} ${listed(those)}${of} ${state}`;
  });
  return all.join(", ");
}

function partOf(type: OrderType, shipment: Shipment, count: number): OrderPart {
  const { position, reached, expectedOn, carrier, carrierNumber } = shipment;
  const { name, text, mailText = text, last } = presentMilestone(type, reached);
  const [one] = partNames[type];
  const day = presentOf(reached)?.day;
  return {
    ...(count > 1 ? { part: `${one[0]?.toUpperCase()}${one.slice(1)} ${position} of ${count}` } : {}),
    milestone: day ? `${name}, ${dayText(day)}` : name,
    text: mailText,
    ...(carrierNumber ? { carrier: `${carrier ?? "Carrier"}: ${carrierNumber}` } : {}),
    ...(expectedOn && !last ? { expected: dayText(expectedOn) } : {}),
  };
}

const partNames: Record<OrderType, readonly [one: string, many: string]> = {
  order: ["box", "boxes"],
  repair: ["device", "devices"],
};

function presentMilestone(type: OrderType, reached: Shipment["reached"]): Milestone {
  const id = presentOf(reached)?.milestone ?? "";
  return milestoneOf(type, id) ?? { id, name: id, text: "" };
}

/** "1, 2 and 3" */
function listed(numbers: readonly number[]): string {
  return numbers.length === 1
    ? String(numbers[0])
    : `${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
}
