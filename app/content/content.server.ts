import { AsyncLocalStorage } from "node:async_hooks";
import { compiled } from "virtual:content";
import { type SiteContent, siteContent } from "./site-content.ts";

/** Called with each part of the content that is read: `["site"]`, or a look-up such as `["page", "/people"]`. */
export type NoteRead = (part: ContentPart) => void;
export type ContentPart = readonly [name: string, ...asked: string[]];

/** Ended calls show no content: what they began, such as a connection, may outlive them. */
type Call = { shown: SiteContent | undefined; note?: NoteRead | undefined };

const ofCall = new AsyncLocalStorage<Call>();
/** Undefined in a bundle until the first release is shown: a bundle contains no content. */
let current: SiteContent | undefined = compiled && siteContent(compiled);

/**
 * The content that is shown: within `withContent` that of the call, otherwise that of the current release. Derived
 * values belong into `ofContent`; a constant of a module would keep those of the first release.
 */
export const content = new Proxy({} as SiteContent, {
  get(_, name) {
    const { shown, note } = presentCall();
    const part = Reflect.get(shown, name);
    if (!note || typeof name !== "string") return part;
    if (typeof part === "function") {
      return (...asked: string[]) => {
        note([name, ...asked]);
        return part(...asked);
      };
    }
    note([name]);
    return part;
  },
});

/** The content of the present call, which stays the same until the call ends. */
export function shownContent(): SiteContent {
  return presentCall().shown;
}

/** Makes this the content of every call that starts from now on. */
export function showContent(shown: SiteContent): void {
  current = shown;
}

/** Runs `work`, with everything that it awaits, with this content. */
export function withContent<Result>(shown: SiteContent, work: () => Result, note?: NoteRead): Result {
  const call: Call = { shown, note };
  const end = () => {
    call.shown = undefined;
  };
  let isAwaited = false;
  try {
    const result = ofCall.run(call, work);
    isAwaited = result instanceof Promise;
    if (result instanceof Promise) result.then(end, end);
    return result;
  } finally {
    if (!isAwaited) end();
  }
}

/** Runs `work` with the content of the surrounding call, otherwise with that of the current release. */
export function withinOneContent<Result>(work: () => Result): Result {
  return ofCall.getStore()?.shown ? work() : withContent(shownContent(), work);
}

/** Records that the present instant was read, so that what depends on it is drawn again later. */
export function noteInstant(): void {
  ofCall.getStore()?.note?.(["now"]);
}

/** A value derived from the content, computed once for each content that is shown. */
export function ofContent<Value>(make: (shown: SiteContent) => Value): () => Value {
  const made = new WeakMap<SiteContent, { value: Value; reads: ContentPart[] }>();
  return () => {
    const { shown, note } = presentCall();
    let kept = made.get(shown);
    if (!kept) {
      const reads = new Map<string, ContentPart>();
      const value = withContent(
        shown,
        () => make(content),
        (part) => reads.set(part.join("\0"), part),
      );
      kept = { value, reads: [...reads.values()] };
      made.set(shown, kept);
    }
    if (note) for (const part of kept.reads) note(part);
    return kept.value;
  };
}

function presentCall(): { shown: SiteContent; note?: NoteRead | undefined } {
  const call = ofCall.getStore();
  if (call?.shown) return { shown: call.shown, note: call.note };
  if (!current) throw new Error("No content is shown yet: showContent()");
  return { shown: current };
}
