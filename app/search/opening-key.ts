/** Whether this key opens the search: `/`, unless it is typed into something. */
export function opensSearch({ key, metaKey, ctrlKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (key !== "/" || metaKey || ctrlKey || altKey || isComposing) return false;
  if (document.querySelector("dialog[open]")) return false;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input,textarea,select"))
  );
}
