const again = {
  do: "do it again if it still fits",
  save: "save again if it still fits",
  delete: "delete it again if it still has to go",
};

/**
 * The sentence of a refusal (409) after a colleague's change, with which the page is reloaded (`after-conflict.ts`).
 * @param what the record as staff call it: "lead", "order"
 * @param wish what was to be done
 */
export function changedMeanwhile(what: string, wish: keyof typeof again = "do"): string {
  return `A colleague changed this ${what} while you looked at it. You see it as it is now: check, and ${again[wish]}.`;
}
