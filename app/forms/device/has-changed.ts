/** Whether a control holds something else than its page brought. */
export function hasChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(initial, 0);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  if (/^(radio|checkbox)$/.test(control.type)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
