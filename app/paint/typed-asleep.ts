/**
 * Restores text typed into a text area when React hydrates it: hydration resets a text area with an initial text to
 * that text (`initTextarea`; react/issues/12955).
 */
export function keepTypedText(): void {
  const typed = new Map<HTMLTextAreaElement, string>();
  const note = (area: unknown) => {
    if (area instanceof HTMLTextAreaElement && area.value !== area.defaultValue) typed.set(area, area.value);
  };
  document.querySelectorAll("textarea").forEach(note);
  const onInput = ({ target }: Event) => note(target);
  addEventListener("input", onInput, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener("input", onInput, true);
    for (const [area, text] of typed) {
      if (area.value !== area.defaultValue) continue;
      area.value = text;
      // For drafts and character counters this counts as typing.
      area.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }).observe(document.documentElement, { attributeFilter: ["data-awake"] });
}
