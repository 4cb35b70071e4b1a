import type { Database } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { isHiddenFrom } from "#app/leads/hidden-from.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { nearby } from "./store-queue.ts";
import { changeState, type TokenState } from "./tokens.server.ts";

/** A row of the queue as the store sees it. */
export type QueueLine = {
  id: string;
  number: number;
  /** Absent when the viewer may not see the lead; the counter can still call the number. */
  lead?: { id: string; reference: string; name: string | null };
  early: boolean;
  state: TokenState;
};

/** All tokens of a queue, in calling order. */
export async function readQueue(db: Database, queue: string, viewer: Viewer): Promise<QueueLine[]> {
  const rows = await db
    .selectFrom("tokens")
    .innerJoin("leads", "leads.id", "tokens.lead_id")
    .select(["tokens.id", "number", "early", "tokens.state", "leads.id as leadId", "reference", "name"])
    .select(["owner_id", "restricted_at"])
    .where("queue", "=", queue)
    .where("tokens.state", "<>", "cancelled")
    .where("confirm_by", "is", null)
    .orderBy("early", "desc")
    .orderBy("number")
    .execute();
  return rows.map(({ id, number, early, state, leadId, reference, name, owner_id, restricted_at }) => {
    const hidden = isHiddenFrom(viewer, restricted_at);
    const lead = { id: leadId, reference, name: hidden ? null : name };
    return { id, number, state, early: early === 1, ...(maySee(viewer, owner_id) ? { lead } : {}) };
  });
}

export type Act = "next" | "call" | "served" | "missed";

const moves: Record<Act, { from: TokenState[]; to: TokenState }> = {
  next: { from: ["waiting"], to: "called" },
  call: { from: ["waiting", "missed"], to: "called" },
  served: { from: ["called"], to: "served" },
  missed: { from: ["called"], to: "missed" },
};

type Order = {
  queue: string;
  act: Act;
  /** The token to change: for "next" the one that the page shows as next, so that a second press calls nobody else. */
  token: string;
  actorId: string;
  now: Date;
  /** The mail to a token that is near; `ahead` people are called before it. */
  mailFor: (token: { id: string; number: number; ahead: number }, address: string) => OutgoingMail;
};

/**
 * Calls a token, or records the outcome of a call. Then, on the day of the queue, queues one mail to each token that
 * has become near: the mail asks people to set off.
 * @returns what was done; undefined when it had been done already, when the token was given back or its id is unknown
 */
export async function changeQueue(db: Database, order: Order): Promise<{ number: number } | undefined> {
  const { queue, act, token: id, actorId, now } = order;
  if (!isId(id)) return undefined;
  return inTurn(db, `queue ${queue}`, async (trx) => {
    const waiting = await trx
      .selectFrom("tokens")
      .innerJoin("leads", "leads.id", "tokens.lead_id")
      .select([
        "tokens.id",
        "number",
        "day",
        "told_at",
        "leads.email",
        "leads.reference",
        "lead_id as leadId",
      ])
      .where("queue", "=", queue)
      .where("tokens.state", "=", "waiting")
      .where("confirm_by", "is", null)
      .orderBy("early", "desc")
      .orderBy("number")
      .limit(nearby + 1)
      .execute();
    const found = await trx
      .selectFrom("tokens")
      .select("number")
      .where("id", "=", id)
      .where("queue", "=", queue)
      .where("confirm_by", "is", null)
      .executeTakeFirst();
    if (!found || !(await changeState(trx, id, moves[act], now))) return undefined;
    await audit(trx, { actorId, action: "token moved", detail: { queue, number: found.number, act }, now });
    if (act === "served" || act === "missed") return found;
    const left = waiting.filter((token) => token.id !== id);
    for (const [ahead, { email, told_at, day, ...token }] of left.entries()) {
      if (told_at !== null || !email || day !== dayOf(now)) continue;
      await queueMessages(trx, [{ message: order.mailFor({ ...token, ahead }, email), lead: token }], now);
      await trx.updateTable("tokens").set({ told_at: now.getTime() }).where("id", "=", token.id).execute();
    }
    return found;
  });
}
