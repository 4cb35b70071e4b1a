import { data, type RouterContextProvider } from "react-router";
import type { FormAgain } from "#app/forms/engine/form-again.ts";
import { againContext } from "#app/forms/receive/again-context.ts";

/**
 * For the action of a page, as its answer: the page's own loader, which follows, draws it with what was refused. A whole
 * response would become a value in the page's data, and the sentence would not be shown. The page hands on the headers
 * of its action.
 */
export function drawRefused(
  context: Readonly<RouterContextProvider>,
  { status, headers, ...again }: FormAgain,
) {
  context.set(againContext, again);
  return data(null, { status, headers });
}
