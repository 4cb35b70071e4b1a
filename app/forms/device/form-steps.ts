/**
 * Counts that a form was seen, started, and at which field it was left, and reports that to our own server when the
 * page is left: names of forms and fields, nothing about the visitor or their text. Off if the browser asks not to be
 * tracked.
 */

/** `seen` and `started`, and `left` with the last field that was filled in. */
export type FormSteps = Record<string, { seen?: 1; started?: 1; left?: string }>;

type Watched = { isSeen: boolean; isTold: Set<"seen" | "started">; field: string; isSent: boolean };

const watched = new Map<HTMLFormElement, Watched>();
let sight: IntersectionObserver | undefined;

/** Starts with the forms on the present page. */
export function watchForms(): void {
  if (asksNotToBeTracked(navigator)) return;
  if (!sight) {
    sight = new IntersectionObserver(see, { threshold: 0.3 });
    addEventListener("input", begin, true);
    addEventListener("submit", send, true);
    addEventListener("pagehide", tell);
    addEventListener("visibilitychange", () => document.visibilityState === "hidden" && tell());
  }
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-hold][id]")) {
    if (watched.has(form)) continue;
    watched.set(form, { isSeen: false, isTold: new Set(), field: "", isSent: false });
    sight.observe(form);
  }
}

/** Do Not Track and Global Privacy Control. */
export function asksNotToBeTracked(browser: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean {
  return browser.doNotTrack === "1" || browser.globalPrivacyControl === true;
}

function see(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const form = watched.get(target as HTMLFormElement);
    if (!isIntersecting || !form) continue;
    form.isSeen = true;
    sight?.unobserve(target);
  }
}

function begin({ target }: Event): void {
  const field = target as Partial<HTMLInputElement>;
  const form = field.form && watched.get(field.form);
  if (!form || !field.name || field.name.startsWith("_")) return;
  form.field = field.name;
  form.isSeen = true;
  form.isSent = false;
}

function send({ target }: Event): void {
  const form = watched.get(target as HTMLFormElement);
  if (form) form.isSent = true;
}

function tell(event?: Event): void {
  const steps: FormSteps = {};
  for (const [element, form] of watched) {
    const step: FormSteps[string] = {};
    const isStarted = form.field !== "";
    if (form.isSeen && !form.isTold.has("seen")) step.seen = 1;
    if (isStarted && !form.isTold.has("started")) step.started = 1;
    // A visitor who only switches tabs may come back.
    const isGone = event?.type === "pagehide" || !element.isConnected;
    if (isStarted && isGone && !form.isSent) step.left = form.field;
    if (step.seen) form.isTold.add("seen");
    if (step.started) form.isTold.add("started");
    if (isGone) watched.delete(element);
    if (Object.keys(step).length > 0) steps[element.id] = step;
  }
  if (Object.keys(steps).length > 0) navigator.sendBeacon("/form-steps", JSON.stringify(steps));
}
