import type { Database } from "#app/database/database.server.ts";
import { clockAfter } from "#app/leads/clocks.ts";
import { isOpen, statusesAfter, storedKind } from "#app/leads/kinds.ts";
import type { Viewer } from "#app/leads/lead.ts";
import type { Step } from "#app/leads/next-step.ts";
import { isFirstPress } from "#app/leads/work/first-press.server.ts";
import { type WorkOutcome, workOnLead } from "#app/leads/work/lead-work.server.ts";
import { entryOf, valuesOf } from "#app/leads/work/step-changes.server.ts";

export const callOutcomes = ["no-answer", "spoke", "call-back"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export function isCallOutcome(text: string): text is CallOutcome {
  return callOutcomes.includes(text as CallOutcome);
}

type Call = {
  leadId: string;
  call: CallOutcome;
  note: string;
  step?: Step | undefined;
  /** The same press twice logs one call. */
  press?: string | undefined;
};

/**
 * Logs a call. The outcome "call-back" sets the next step; a call that reached the person marks the lead as answered.
 * `repeated`: this press has logged its call already. It may have been meant as another call, so its author is asked.
 */
export async function logCall(
  db: Database,
  { leadId, call, note, step, press }: Call,
  viewer: Viewer,
  now: Date,
): Promise<WorkOutcome | { outcome: "repeated" }> {
  let isRepeated = false;
  const worked = await workOnLead(db, { leadId }, { viewer, now }, async (lead, record, trx) => {
    if (lead.restricted_at !== null) return "not-allowed";
    isRepeated = press !== undefined && !(await isFirstPress(trx, { key: press, leadId, now }));
    if (isRepeated) return "done";
    const kind = storedKind(lead);
    const logged = {
      kind: "call",
      action: "call logged",
      detail: { call, ...(note ? { text: note } : {}) },
    } as const;
    const sets = step && isOpen(kind, lead.status) ? step : undefined;
    const isAnswered =
      call === "spoke" && lead.status === "new" && statusesAfter(kind, "new").includes("contacted");
    const clock = { kind, receivedAt: lead.created_at, clockAt: lead.clock_at };
    return record(
      {
        ...(isAnswered
          ? { status: "contacted" as const, clock_at: clockAfter(clock, "new", "contacted") }
          : {}),
        ...(sets ? valuesOf(sets) : {}),
        ...(call === "spoke" ? { reply_unread_since: null } : {}),
      },
      logged,
      ...(isAnswered
        ? [{ kind: "status", action: "status changed", detail: { from: "new", to: "contacted" } } as const]
        : []),
      ...(sets ? [entryOf("set", sets)] : []),
    );
  });
  return isRepeated ? { outcome: "repeated" } : worked;
}

/** Logs that a chat was opened, with its first words. */
export async function logChat(
  db: Database,
  { leadId, text }: { leadId: string; text: string },
  viewer: Viewer,
  now: Date,
): Promise<WorkOutcome> {
  return workOnLead(db, { leadId }, { viewer, now }, async (lead, record) => {
    if (lead.restricted_at !== null) return "not-allowed";
    return record({}, { kind: "whatsapp", action: "chat opened", detail: { text } });
  });
}
