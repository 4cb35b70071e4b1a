import { data, type RouterContextProvider } from "react-router";
import type { FormRefusal } from "#app/forms/engine/refused-form.ts";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";

/**
 * For the action of a page, as its result: the page's own loader, which follows, draws it with the refusal. A whole
 * response would become a value in the page's data, and the sentence would not be shown. The page passes on its
 * action's headers.
 */
export function drawRefused(
  context: Readonly<RouterContextProvider>,
  { status, headers, ...refused }: FormRefusal,
) {
  context.set(refusedFormContext, refused);
  return data(null, { status, headers });
}
