/** The trackable types, by their word in URLs. */
export const orderTypes = ["order", "repair"] as const;
export type OrderType = (typeof orderTypes)[number];

export function isOrderType(text: string | undefined): text is OrderType {
  return orderTypes.includes(text as OrderType);
}

export type Milestone = {
  id: string;
  name: string;
  /** What it means for the customer. */
  text: string;
  /** The same in the mail, if it differs there. */
  mailText?: string;
  /** Not part of the usual way: shown only once reached. */
  aside?: true;
  /** Final. */
  last?: true;
  /** Sends a mail: the customer has to act, or the order is finished. */
  tells?: true;
};

/** The milestones of each type in their usual order; content/pages/order-tracking.md explains them to customers. */
export const milestones: Record<OrderType, readonly Milestone[]> = {
  order: [
    { id: "confirmed", name: "Confirmed", text: "Price, items and address are agreed." },
    {
      id: "preparing",
      name: "Being prepared",
      text: "We set the devices aside, prepare them and note their serial numbers.",
    },
    {
      id: "back-order",
      name: "On back-order",
      text: "We are waiting for the maker’s delivery.",
      aside: true,
      tells: true,
    },
    { id: "shipped", name: "Shipped", text: "Handed to the carrier.", tells: true },
    { id: "delivered", name: "Delivered", text: "Handed over.", last: true, tells: true },
    {
      id: "cancelled",
      name: "Cancelled",
      text: "The order will not be delivered.",
      aside: true,
      last: true,
      tells: true,
    },
  ],
  repair: [
    {
      id: "received",
      name: "Received",
      text: "We have inspected the device; it is waiting for a technician.",
    },
    {
      id: "diagnosed",
      name: "Diagnosed",
      text: "The fault is found; the estimate is sent or the cover confirmed.",
    },
    {
      id: "waiting-for-you",
      name: "Waiting for you",
      text: "We need your answer to continue. The link in our e-mail opens the page where you give it; please check the spam folder, too.",
      mailText: "We need your answer to continue. Open the link below to give it.",
      aside: true,
      tells: true,
    },
    { id: "waiting-for-a-part", name: "Waiting for a part", text: "The part is ordered.", aside: true },
    { id: "in-repair", name: "In repair", text: "A technician is working on it." },
    { id: "tested", name: "Tested", text: "The repair has passed our tests." },
    { id: "ready", name: "Ready", text: "Come and collect it, or wait for the delivery.", tells: true },
    { id: "handed-over", name: "Handed over", text: "It is back with you.", last: true, tells: true },
    {
      id: "cancelled",
      name: "Cancelled",
      text: "We return the device without repairing it.",
      aside: true,
      last: true,
      tells: true,
    },
  ],
};

/** A milestone by its id; undefined when the type has no such milestone. */
export function milestoneOf(type: OrderType, id: string): Milestone | undefined {
  return milestones[type].find((milestone) => milestone.id === id);
}

/** A reached milestone; `day` as `2026-11-21`. */
export type Reached = { milestone: string; day: string };

export type Step = { name: string; text: string; day?: string; at: "done" | "now" | "ahead" };

/**
 * Reached milestones, oldest first, then those to come. The last reached one is the present state.
 * @param reached in order of entry, which breaks ties within a day
 */
export function stepsOf(type: OrderType, reached: readonly Reached[]): Step[] {
  const known = inOrder(reached).flatMap(({ milestone, day }) => {
    const found = milestoneOf(type, milestone);
    return found ? [{ ...found, day }] : [];
  });
  const now = known.at(-1);
  const done = known.map(
    ({ name, text, day }, index): Step => ({
      name,
      text,
      day,
      at: index === known.length - 1 ? "now" : "done",
    }),
  );
  if (now?.last) return done;
  const index = now ? milestones[type].findIndex(({ id }) => id === now.id) : -1;
  const ahead = milestones[type].slice(index + 1).filter(({ aside }) => !aside);
  return [...done, ...ahead.map(({ name, text }): Step => ({ name, text, at: "ahead" }))];
}

/** The present milestone. */
export function presentOf(reached: readonly Reached[]): Reached | undefined {
  return inOrder(reached).at(-1);
}

function inOrder(reached: readonly Reached[]): Reached[] {
  return reached
    .map((each, index) => ({ ...each, index }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.index - b.index);
}
