/** Whether this key opens the search: `/`, unless it is typed into a field. */
export function opensSearch({ key, metaKey, ctrlKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (key !== "/" || metaKey || ctrlKey || altKey || isComposing) return false;
  if (document.querySelector("dialog[open]")) return false;
  if (!(target instanceof HTMLElement)) return true;
  // For a moment the focus is still in a dialog that has just closed.
  const types = target.isContentEditable || target.matches("input,textarea,select");
  return !types || target.closest("dialog:not([open])") !== null;
}
