import type { Database } from "#app/database/database.server.ts";
import { dayAfter, dayOf } from "#app/dates/india-time.ts";
import { defaultValidityDays } from "#app/quotations/read-quotation.ts";
import type { SampleLead } from "./sample-leads.ts";

/** A quotation of the demo: its lead, its time and its outcome. */
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
/** How many of each outcome, so that the demo starts within seconds. */
const most = { draft: 2, sent: 2, accepted: 2, declined: 1, expired: 1, replaced: 1 };

/** For the leads that reached a proposal, oldest first, so that numbers follow time. */
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
      ...{ lead, state, from, until: dayAfter(dayOf(from), defaultValidityDays) },
      author: { id: row.ownerId, name: row.name, email: row.email },
      ...(answeredAt === undefined ? {} : { answeredAt: answeredAt - minuteMs }),
    });
  }
  return cases.sort((a, b) => a.from - b.from);
}

/** The outcome of a quotation for a lead in this status; an open lead gets an outcome that is still missing. */
function stateFor(status: string, age: number, left: typeof most): Case["state"] | undefined {
  if (status === "won") return "accepted";
  if (status === "qualified") return "draft";
  if (status !== "proposal") return undefined;
  if (age > (defaultValidityDays + 1) * dayMs) return "expired";
  if (age < 3 * 60 * minuteMs) return "sent";
  return (["replaced", "declined", "sent"] as const).find((each) => left[each] > 0);
}
