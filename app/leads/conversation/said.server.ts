import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { saidKinds, textOf } from "./conversation-words.server.ts";

/** What was said about a lead, and its source. */
export type Said = { where: "note" | "call" | "chat" | "mail"; text: string; at: number };

const places = { note: "note", call: "call", whatsapp: "chat" } as const;

/**
 * What was said in the conversations of these leads, newest first. Does not check whether the viewer may see them.
 * @param longest characters of each mail
 */
export async function readSaid(
  db: Queryable,
  leadIds: readonly string[],
  longest: number,
): Promise<Map<string, Said[]>> {
  if (leadIds.length === 0) return new Map();
  const ofLead = isAmong(db, "lead_id", leadIds, "id");
  const [entries, sent, received] = await Promise.all([
    db
      .selectFrom("timeline")
      .select(["lead_id", "kind", "detail", "at"])
      .where(ofLead)
      .where("kind", "in", saidKinds)
      .execute(),
    db
      .selectFrom("outbox")
      .select(["lead_id", "subject", "created_at", "data"])
      .where(ofLead)
      .where("template", "=", "reply")
      .execute(),
    db
      .selectFrom("received_mails")
      .select(["lead_id", "subject", "created_at", "said"])
      .where(ofLead)
      .where("state", "=", "found")
      .execute(),
  ]);
  const replies = sent.map(({ data, ...mail }) => ({ ...mail, said: String(data.text ?? "") }));
  const mails = [...replies, ...received].map(({ lead_id, subject, said, created_at: at }) => ({
    leadId: lead_id,
    said: { where: "mail" as const, text: `${subject}\n${said}`.slice(0, longest), at },
  }));
  const written = entries.map(({ lead_id, kind, detail, at }) => ({
    leadId: lead_id as string | null,
    said: { where: places[kind as keyof typeof places], text: textOf({ kind, detail }), at },
  }));
  const all = [...mails, ...written].sort((a, b) => b.said.at - a.said.at);
  const byLead = Map.groupBy(all, ({ leadId }) => leadId ?? "");
  return new Map([...byLead].map(([leadId, found]) => [leadId, found.map(({ said }) => said)]));
}
