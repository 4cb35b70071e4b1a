import { AsyncLocalStorage } from "node:async_hooks";
import { compiled } from "virtual:content";
import { type SiteContent, siteContent } from "./site-content.ts";

const ofCall = new AsyncLocalStorage<SiteContent>();
let current: SiteContent | undefined = siteContent(compiled);

/**
 * The content that is shown: within `withContent` that of the call, else that of the current release. Values that are
 * derived from it belong into `ofContent`; a constant of a module would keep those of the first release.
 */
export const content = new Proxy({} as SiteContent, {
  get: (_, part) => Reflect.get(shownContent(), part),
});

/** The content of the present call, which stays the same until the call has ended. */
export function shownContent(): SiteContent {
  const shown = ofCall.getStore() ?? current;
  if (!shown) throw new Error("No content is shown yet: showContent()");
  return shown;
}

/** Makes this the content of every call that begins from now on. */
export function showContent(shown: SiteContent): void {
  current = shown;
}

/** Does `work`, and all that it waits for, with this content. */
export function withContent<Result>(shown: SiteContent, work: () => Result): Result {
  return ofCall.run(shown, work);
}

/** A value made of the content, once for each that is shown. */
export function ofContent<Value>(make: (shown: SiteContent) => Value): () => Value {
  const made = new WeakMap<SiteContent, { value: Value }>();
  return () => {
    const shown = shownContent();
    let kept = made.get(shown);
    if (!kept) {
      kept = { value: make(shown) };
      made.set(shown, kept);
    }
    return kept.value;
  };
}
