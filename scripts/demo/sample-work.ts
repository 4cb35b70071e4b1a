import type { Database } from "#app/database/database.server.ts";
import { dayAfter, dayOf, instantOn } from "#app/dates/india-time.ts";
import { logCall } from "#app/leads/conversation/log-contact.server.ts";
import { type DealChange, lostReasons } from "#app/leads/deal/deal.ts";
import { isOpen } from "#app/leads/kinds.ts";
import type { Kind, Status, Viewer } from "#app/leads/lead.ts";
import { endOfDay, type Step } from "#app/leads/next-step.ts";
import { addTag } from "#app/leads/tags/tag-lead.server.ts";
import { addNote, assignLead, changeStatus } from "#app/leads/work/lead-work.server.ts";
import type { SampleLead } from "./sample-leads.ts";
import type { Login } from "./sample-staff.ts";
import { notes, steps, type WorkedKind } from "./sample-words.ts";

/** The past statuses of leads of each kind: of the last days, and of older ones. */
const ways: Record<Kind, { lately: Status[][]; before: Status[][] }> = {
  sales: {
    lately: [["contacted"], [], ["contacted"], ["contacted", "qualified"], ["contacted", "proposal"]],
    before: [
      ["contacted", "qualified", "proposal", "won"],
      ["contacted", "lost"],
      ["contacted", "qualified", "proposal"],
      ["contacted", "proposal", "won"],
      ["contacted", "lost"],
      ["contacted", "qualified"],
      ["lost"],
    ],
  },
  service: { lately: [["contacted"], []], before: [["contacted", "won"]] },
  request: { lately: [["contacted"]], before: [["contacted", "won"]] },
  application: {
    lately: [["contacted"]],
    before: [
      ["contacted", "won"],
      ["contacted", "qualified"],
    ],
  },
  record: { lately: [[]], before: [[]] },
};

const tags = ["tender", "key account", "exchange", "fair"];
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** The past work of staff on these leads: owners, statuses, next steps, notes, calls and tags. */
export async function sampleWork(
  db: Database,
  leads: readonly SampleLead[],
  logins: readonly Login[],
): Promise<void> {
  const agents = logins.filter(({ role }) => role !== "admin");
  const now = Date.now();
  for (const lead of leads) {
    const { leadId, index, kind, at } = lead;
    const age = now - at.getTime();
    const owner = agents[(index * 3) % agents.length];
    // Most of today's leads have no owner.
    if (!owner || kind === "record" || (age < dayMs && index % 3 > 0)) continue;
    const viewer: Viewer = { id: owner.id, role: "manager" };
    const { lately, before } = ways[kind];
    const group = age < 9 * dayMs ? lately : before;
    const way = group[Math.floor(index / 3) % group.length] ?? [];
    // Each change comes some hours after the previous one, and all lie in the past.
    const apart = Math.min(7 * hourMs, age / (way.length + 4));
    const later = (count: number) => new Date(at.getTime() + count * apart);
    await assignLead(db, { leadId, ownerId: owner.id }, viewer, later(1));
    if (way.length === 0) continue;
    if (index % 4 === 0)
      await logCall(
        db,
        { leadId, call: index % 8 === 0 ? "spoke" : "no-answer", note: "" },
        viewer,
        later(2),
      );
    for (const [count, to] of way.entries()) {
      const isLast = count === way.length - 1;
      const step = isLast && isOpen(kind, to) ? stepAt(kind, index, now) : undefined;
      await changeStatus(db, { leadId, to, step, deal: dealAt(index, to) }, viewer, later(count + 2));
    }
    if (index % 2 === 0)
      await addNote(db, { leadId, text: oneOf(notes[kind], index) }, viewer, later(way.length + 2));
    const tag = kind === "sales" && index % 6 === 0 ? tags[(index / 6) % tags.length] : undefined;
    if (tag) await addTag(db, { leadId, name: tag, mayMake: true }, viewer, later(way.length + 2));
  }
}

/** A proposal has a value, and a lost lead a reason. */
function dealAt(index: number, to: Status): DealChange {
  if (to === "lost") return { lost: { reason: lostReasons[index % 6] ?? "price", words: "" } };
  return to === "proposal" || to === "won" ? { value: ((index * 7) % 23) * 184_500_00 + 96_000_00 } : {};
}

/** Of eight leads one is overdue, two are due today, four later, and one has no step. */
function stepAt(kind: WorkedKind, index: number, now: number): Step | undefined {
  const inDays = [-1, 0, 3, 1, undefined, 7, 0, 2][Math.floor(index / 2) % 8];
  if (inDays === undefined) return undefined;
  const day = dayAfter(dayOf(now), inDays);
  return { text: oneOf(steps[kind], index), at: index % 5 === 0 ? instantOn(day, "16:00") : endOfDay(day) };
}

const oneOf = (words: readonly string[], index: number) => words[index % words.length] ?? "";
