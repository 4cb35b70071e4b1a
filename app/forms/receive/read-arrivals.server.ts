import * as v from "valibot";
import type { Attribution, Touch } from "#app/leads/lead.ts";

/** Reads the fields `_first` and `_last`. Invalid parts are left out: no enquiry fails because of its source. */
export function readArrivals(first: string | undefined, last: string | undefined): Attribution | undefined {
  const [firstTouch, lastTouch] = [readTouch(first), readTouch(last)];
  if (!firstTouch && !lastTouch) return undefined;
  return { ...(firstTouch ? { first: firstTouch } : {}), ...(lastTouch ? { last: lastTouch } : {}) };
}

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(150), v.regex(/^[^\p{Cc}\u2028\u2029]*$/u));

const touchSchema = v.strictObject({
  landingPage: v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?!\/)[\w./+%-]*$/)),
  source: v.optional(word),
  medium: v.optional(word),
  campaign: v.optional(word),
  term: v.optional(word),
  content: v.optional(word),
});

function readTouch(sent: string | undefined): Touch | undefined {
  if (!sent || sent.length > 2000) return undefined;
  try {
    const parsed = v.safeParse(touchSchema, JSON.parse(sent));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined; // not JSON
  }
}
