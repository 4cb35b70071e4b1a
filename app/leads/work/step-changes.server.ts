import type { Row } from "#app/database/rows.server.ts";
import { isOpen, storedKind } from "#app/leads/kinds.ts";
import type { Status } from "#app/leads/lead.ts";
import type { Step } from "#app/leads/next-step.ts";
import type { Recorded } from "./lead-work.server.ts";

type Steps = { values: Partial<Pick<Row<"leads">, "step_text" | "step_at">>; entries: Recorded[] };

/** The step after a change of status: a closed lead has none, an open one keeps its step or gets the new one. */
export function stepAfterMove(lead: Row<"leads">, to: Status, step: Step | undefined): Steps {
  const present = stepOf(lead);
  if (!isOpen(storedKind(lead), to)) {
    if (!present) return { values: {}, entries: [] };
    return { values: { step_text: null, step_at: null }, entries: [entryOf("ended", present)] };
  }
  if (!step || (present && present.text === step.text && present.at === step.at))
    return { values: {}, entries: [] };
  return { values: valuesOf(step), entries: [entryOf("set", step)] };
}

export function stepOf({ step_text, step_at }: Row<"leads">): Step | null {
  return step_text === null || step_at === null ? null : { text: step_text, at: step_at };
}

export const valuesOf = ({ text, at }: Step) => ({ step_text: text, step_at: at });

/** A step becomes a note of the timeline, so that the rules for written words about a person apply to it. */
export function entryOf(what: "set" | "done" | "ended", { text, at }: Step): Recorded {
  return { kind: "note", action: `step ${what}`, detail: { text, step: what, due: at } };
}
