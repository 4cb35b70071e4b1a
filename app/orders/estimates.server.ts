import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, lockNames, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { orderByNumber, shipmentsOf } from "./find-order.server.ts";
import { presentOf } from "./milestones.ts";

export const estimateAnswers = ["approved", "declined", "call"] as const;
export type EstimateAnswer = (typeof estimateAnswers)[number];

/** An estimate for the customer; `amount` in rupees with GST. Both may be missing: then only a call can settle it. */
export type Estimate = {
  id: string;
  text: string | null;
  amount: number | null;
  answer: EstimateAnswer | null;
  answeredAt: number | null;
};

/** Whether it says something that can be approved or declined. */
export function isDecidable(estimate: Pick<Estimate, "text" | "amount"> | undefined): boolean {
  return estimate !== undefined && (estimate.text !== null || estimate.amount !== null);
}

/** Replaces the open estimate with a new one. */
export async function addEstimate(
  trx: Transaction,
  shipmentId: string,
  { text, amount }: { text?: string | undefined; amount?: number | undefined },
  now: Date,
): Promise<string> {
  const id = newId(now);
  const open = { answer: null, answered_at: null, created_at: now.getTime() };
  const row = { id, shipment_id: shipmentId, text: text ?? null, amount: amount ?? null, ...open };
  await insertRows(trx, "estimates", [row]);
  return id;
}

/** Open estimates by shipment id. */
export async function estimatesOf(
  db: Queryable,
  shipmentIds: readonly string[],
): Promise<Map<string, Estimate>> {
  const rows = await db
    .selectFrom("estimates")
    .selectAll()
    .where(isAmong(db, "shipment_id", shipmentIds, "id"))
    .orderBy("id")
    .execute();
  return new Map(rows.map((row) => [row.shipment_id, estimateOf(row)]));
}

type Given = { number: string; position: number; estimate: string; answer: EstimateAnswer; now: Date };

export type AnswerOutcome =
  /** Also when the customer gave the same answer before. */
  | { outcome: "answered" }
  /** The estimate was replaced or withdrawn. */
  | { outcome: "changed" }
  /** The customer already gave the other answer. */
  | { outcome: "decided" }
  /** There is neither a text nor an amount to approve or decline. */
  | { outcome: "unstated" };

type Mails = {
  /** Address of the repair team. */
  team: (estimate: Estimate) => OutgoingMail;
  customer: (email: string) => OutgoingMail;
};

/** Records a customer's answer to an estimate and queues mails to the team and the customer. */
export function answerEstimate(
  db: Database,
  { number, position, estimate, answer, now }: Given,
  mails: Mails,
): Promise<AnswerOutcome> {
  return db.transaction().execute(async (trx): Promise<AnswerOutcome> => {
    await lockNames(trx, [`order repair ${number}`]);
    const order = await orderByNumber(trx, "repair", number);
    const shipments = order ? (await shipmentsOf(trx, [order.id])).get(order.id) : [];
    const shipment = shipments?.find((each) => each.position === position);
    if (!order || !shipment || presentOf(shipment.reached)?.milestone !== waiting)
      return { outcome: "changed" };
    const asked = (await estimatesOf(trx, [shipment.id])).get(shipment.id);
    if ((asked?.id ?? "") !== estimate) return { outcome: "changed" };
    if (asked?.answer === answer) return { outcome: "answered" };
    if (asked?.answer === "approved" || asked?.answer === "declined") return { outcome: "decided" };
    if (answer !== "call" && !isDecidable(asked)) return { outcome: "unstated" };
    // Repairs that were waiting before estimates existed have no row yet.
    const id = asked?.id ?? (await addEstimate(trx, shipment.id, {}, now));
    const at = now.getTime();
    await trx.updateTable("estimates").set({ answer, answered_at: at }).where("id", "=", id).execute();
    await trx
      .updateTable("orders")
      .set((row) => ({ version: row("version", "+", 1), updated_at: at }))
      .where("id", "=", order.id)
      .execute();
    const answered = { text: null, amount: null, ...asked, id, answer, answeredAt: at };
    const customer = order.email ? [{ message: mails.customer(order.email) }] : [];
    await queueMessages(trx, [{ message: mails.team(answered) }, ...customer], now);
    return { outcome: "answered" };
  });
}

/** The milestone at which a repair waits for its customer's answer. */
export const waiting = "waiting-for-you";

function estimateOf({ id, text, amount, answer, answered_at }: Row<"estimates">): Estimate {
  return { id, text, amount, answer, answeredAt: answered_at };
}
