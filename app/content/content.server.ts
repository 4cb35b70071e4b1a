import { AsyncLocalStorage } from "node:async_hooks";
import { compiled } from "virtual:content";
import { type SiteContent, siteContent } from "./site-content.ts";

/** Told of each part of the content that is read: `["site"]`, or a look-up such as `["page", "/people"]`. */
export type NoteRead = (part: ContentPart) => void;
export type ContentPart = readonly [name: string, ...asked: string[]];

/** Once it has ended it shows nothing: what it began, such as a connection, may outlive it. */
type Call = { shown: SiteContent | undefined; note?: NoteRead | undefined };

const ofCall = new AsyncLocalStorage<Call>();
/** Undefined in a bundle until the first release is shown: a bundle knows no content. */
let current: SiteContent | undefined = compiled && siteContent(compiled);

/**
 * The content that is shown: within `withContent` that of the call, else that of the current release. Values that are
 * derived from it belong into `ofContent`; a constant of a module would keep those of the first release.
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

/** The content of the present call, which stays the same until the call has ended. */
export function shownContent(): SiteContent {
  return presentCall().shown;
}

/** Makes this the content of every call that begins from now on. */
export function showContent(shown: SiteContent): void {
  current = shown;
}

/** Does `work`, and all that it waits for, with this content. */
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

/** Does `work` with the content of the call that it is part of, else with that of the current release. */
export function withinOneContent<Result>(work: () => Result): Result {
  return ofCall.getStore()?.shown ? work() : withContent(shownContent(), work);
}

/** Records that the present instant was read, so that what depends on it is drawn again later. */
export function noteInstant(): void {
  ofCall.getStore()?.note?.(["now"]);
}

/** A value made of the content, once for each that is shown. */
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
