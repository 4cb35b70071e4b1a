import type { Database, Transaction } from "#app/database/database.server.ts";
import { isAmong, lockNames } from "#app/database/rows.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { noteErasedMails } from "#app/outbox/queue/erased-mails.server.ts";
import { emailKey } from "#app/values/contact-keys.ts";
import { type OrderRow, orderByNumber } from "./find-order.server.ts";
import type { OrderType } from "./milestones.ts";
import { orderSubject } from "./shipment-mail.ts";

type Wish = { type: OrderType; number: string; version: number; actorId: string; now: Date };

export type DeleteOutcome =
  /** Ids of the deleted mails about it; the caller removes their files too. */
  | { outcome: "deleted"; mailIds: string[] }
  /** Another user changed or deleted it meanwhile. */
  | { outcome: "stale" };

/** Permanently deletes an order or repair with its boxes, milestones and mails. The audit log keeps its id. */
export function deleteOrder(
  db: Database,
  { type, number, version, actorId, now }: Wish,
): Promise<DeleteOutcome> {
  return db.retriedTransaction(async (trx): Promise<DeleteOutcome> => {
    await lockNames(trx, [`order ${type} ${number}`]);
    const order = await orderByNumber(trx, type, number);
    if (order?.version !== version) return { outcome: "stale" };
    const mailIds = await deleteMails(trx, order, now);
    await trx.deleteFrom("orders").where("id", "=", order.id).execute();
    await audit(trx, { actorId, action: "order deleted", subjectId: order.id, detail: { type }, now });
    return { outcome: "deleted", mailIds };
  });
}

/** Mails carry no order id: these are the mails to its address that name its number. */
async function deleteMails(
  trx: Transaction,
  { type, number, email }: OrderRow,
  now: Date,
): Promise<string[]> {
  const address = emailKey(email ?? undefined);
  if (!address) return [];
  const mails = await trx
    .selectFrom("outbox")
    .select(["id", "data"])
    .where("template", "=", "order-update")
    .where("visitor_address", "=", address)
    .execute();
  const ids = mails.filter(({ data }) => data.what === orderSubject(type, number)).map(({ id }) => id);
  await trx
    .deleteFrom("outbox")
    .where(isAmong(trx, "id", ids, "id"))
    .execute();
  await noteErasedMails(trx, ids, now);
  return ids;
}
