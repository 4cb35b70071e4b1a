import type { Database } from "#app/database/database.server.ts";
import { dayAfter, dayOf } from "#app/dates/india-time.ts";
import { usualValidityDays } from "#app/quotations/read-quotation.ts";
import type { SampleLead } from "./sample-leads.ts";

/** A quotation that the demo makes: of which lead, when, and what becomes of it. */
export type Case = {
  lead: SampleLead;
  state: "draft" | "sent" | "accepted" | "declined" | "expired" | "replaced";
  author: { id: string; name: string; email: string };
  from: number;
  /** The last day on which it can be accepted. */
  until: string;
  answeredAt?: number;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** How many of each, so that the demo starts within seconds. */
const most = { draft: 2, sent: 2, accepted: 2, declined: 1, expired: 1, replaced: 1 };

/** Of the leads that came as far as an offer, the oldest first: their numbers follow time. */
export async function quotationCases(db: Database, leads: readonly SampleLead[]): Promise<Case[]> {
  const now = Date.now();
  const rows = await db
    .selectFrom("leads")
    .innerJoin("user", "user.id", "leads.owner_id")
    .select(["leads.id", "leads.status", "user.id as ownerId", "user.name", "user.email"])
    .execute();
  const held = new Map(rows.map((row) => [row.id, row]));
  const moves = await db
    .selectFrom("timeline")
    .select(["lead_id", "detail", "at"])
    .where("kind", "=", "status")
    .execute();
  const moved = new Map(moves.map(({ lead_id, detail, at }) => [`${lead_id} ${detail.to}`, at]));
  const left = { ...most };
  const cases: Case[] = [];
  for (const lead of leads.toSorted((a, b) => b.at.getTime() - a.at.getTime())) {
    const row = held.get(lead.leadId);
    const movedTo = (status: string) => moved.get(`${lead.leadId} ${status}`);
    const from = movedTo("proposal") ?? movedTo("qualified");
    if (!row || lead.kind !== "sales" || from === undefined) continue;
    const state = stateFor(row.status, now - from, left);
    if (!state || left[state] === 0) continue;
    left[state] -= 1;
    const answeredAt = state === "accepted" ? movedTo("won") : from + (now - from) / 2;
    cases.push({
      ...{ lead, state, from, until: dayAfter(dayOf(from), usualValidityDays) },
      author: { id: row.ownerId, name: row.name, email: row.email },
      ...(answeredAt === undefined ? {} : { answeredAt: answeredAt - minuteMs }),
    });
  }
  return cases.sort((a, b) => a.from - b.from);
}

/** What becomes of a quotation of a lead in this status; a lead that is open gets what is still wanting. */
function stateFor(status: string, age: number, left: typeof most): Case["state"] | undefined {
  if (status === "won") return "accepted";
  if (status === "qualified") return "draft";
  if (status !== "proposal") return undefined;
  if (age > (usualValidityDays + 1) * dayMs) return "expired";
  if (age < 3 * 60 * minuteMs) return "sent";
  return (["replaced", "declined", "sent"] as const).find((each) => left[each] > 0);
}
