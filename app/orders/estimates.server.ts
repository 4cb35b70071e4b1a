import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, lockNames, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { queueMail } from "#app/outbox/queue/outbox-queue.server.ts";
import { queueVisitorMail } from "#app/outbox/queue/visitor-mail.server.ts";
import { orderByNumber, shipmentsOf } from "./find-order.server.ts";
import { presentOf } from "./milestones.ts";

export const estimateAnswers = ["approved", "declined", "call"] as const;
export type EstimateAnswer = (typeof estimateAnswers)[number];

/** What a repair asks its customer; `amount` in rupees with GST. Both may be missing: then it stands in a mail of staff. */
export type Estimate = {
  id: string;
  text: string | null;
  amount: number | null;
  answer: EstimateAnswer | null;
  answeredAt: number | null;
};

/** Asks anew: what was asked before needs no answer any more. */
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

/** What is asked at present, by shipment. */
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
  /** Also when the same was answered before. */
  | { outcome: "answered" }
  /** Another question stands there now, or none. */
  | { outcome: "changed" }
  /** It was approved or declined before, and differently. */
  | { outcome: "decided" };

type Mails = {
  /** To the team. */
  team: (estimate: Estimate) => OutgoingMail;
  customer: (email: string) => OutgoingMail;
};

/** Writes down what the customer of a repair answers to what is asked; the team and the customer get a mail. */
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
    // What came to wait before this could be answered here has no row yet.
    const id = asked?.id ?? (await addEstimate(trx, shipment.id, {}, now));
    const at = now.getTime();
    await trx.updateTable("estimates").set({ answer, answered_at: at }).where("id", "=", id).execute();
    await trx
      .updateTable("orders")
      .set((row) => ({ version: row("version", "+", 1), updated_at: at }))
      .where("id", "=", order.id)
      .execute();
    const answered = { text: null, amount: null, ...asked, id, answer, answeredAt: at };
    await queueMail(trx, mails.team(answered), now);
    if (order.email) await queueVisitorMail(trx, mails.customer(order.email), now);
    return { outcome: "answered" };
  });
}

/** The milestone at which a repair asks. */
export const waiting = "waiting-for-you";

function estimateOf({ id, text, amount, answer, answered_at }: Row<"estimates">): Estimate {
  return { id, text, amount, answer, answeredAt: answered_at };
}
