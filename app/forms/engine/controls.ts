import { trapName } from "./define-form.ts";
import type { Typed } from "./read-answers.ts";

/** Hidden fields that are no answers. */
export type Controls = {
  /** Created in the browser; absent without script. */
  submissionId?: string;
  page?: string;
  noticeVersion?: string;
  elapsedMs?: number;
  first?: string;
  last?: string;
};

const names = ["_id", "_page", "_notice", "_elapsed", "_first", "_last"];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Splits a body into controls and answers; `strange` if a control is unknown or repeated, or an id is no UUID. */
export function splitControls(body: Typed): { controls: Controls; typed: Typed; strange: boolean } {
  const typed = new Map([...body].filter(([name]) => !name.startsWith("_") && name !== trapName));
  const sent = [...body].filter(([name]) => name.startsWith("_"));
  const one = (name: string, pattern: RegExp) => {
    const value = body.get(name)?.[0];
    return value && pattern.test(value) ? value : undefined;
  };
  const submissionId = one("_id", uuid);
  const page = one("_page", /^\/(?!\/)[\w./+-]{0,200}$/);
  const noticeVersion = one("_notice", /^n-[0-9a-f]{12}$/);
  const elapsed = one("_elapsed", /^\d{1,9}$/);
  const first = one("_first", /^\{/);
  const last = one("_last", /^\{/);
  const controls: Controls = {
    ...(submissionId ? { submissionId } : {}),
    ...(page ? { page } : {}),
    ...(noticeVersion ? { noticeVersion } : {}),
    ...(elapsed ? { elapsedMs: Number(elapsed) } : {}),
    ...(first ? { first } : {}),
    ...(last ? { last } : {}),
  };
  const brokenId = !submissionId && Boolean(body.get("_id")?.[0]);
  const strange = brokenId || sent.some(([name, values]) => !names.includes(name) || values.length > 1);
  return { controls, typed, strange };
}
