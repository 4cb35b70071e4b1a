import { type DrawnForm, isConsent, trapName } from "#app/forms/engine/define-form.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import { hasChanged } from "./has-changed.ts";

/** The present values of a form on the page, without its controls and the trap; for a file, its name. */
export function typedIn(element: HTMLFormElement): Map<string, string[]> {
  const typed = new Map<string, string[]>();
  for (const [name, value] of new FormData(element)) {
    if (name.startsWith("_") || name === trapName) continue;
    typed.set(name, [...(typed.get(name) ?? []), typeof value === "string" ? value : value.name]);
  }
  return typed;
}

/** The same for only the form's fields, without hidden ones. */
export function answersIn(element: HTMLFormElement, { fields }: Pick<DrawnForm, "fields">): Typed {
  return new Map([...typedIn(element)].filter(([name]) => Object.hasOwn(fields, name)));
}

/**
 * Restores a draft into fields that are still empty. Consents are never ticked by script, and no script can choose a
 * file again.
 * @returns whether a value was restored
 */
export function putBack(element: HTMLFormElement, typed: Typed): boolean {
  const present = typedIn(element);
  let found = false;
  for (const control of element.elements) {
    const { name, type } = control as HTMLInputElement;
    const values = typed.get(name);
    if (
      !values ||
      type === "file" ||
      isConsent(name) ||
      (present.get(name) ?? []).some((value) => value !== "")
    )
      continue;
    found = true;
    if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
      control.checked = values.includes(control.value);
    } else if (isTextual(control)) {
      control.value = values[0] ?? "";
      // A visitor in this field may be about to type: that replaces one line, and goes on after several.
      if (control === document.activeElement && control instanceof HTMLInputElement) control.select();
    }
  }
  return found;
}

/** Whether a field holds something else than the page brought: typed before its scripts came, or restored. */
export function isFilledIn(element: HTMLFormElement): boolean {
  return [...element.elements].some(hasChanged);
}

function isTextual(control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
