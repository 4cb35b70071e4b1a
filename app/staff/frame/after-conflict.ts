import { useState } from "react";
import type { ShouldRevalidateFunction, ShouldRevalidateFunctionArgs } from "react-router";
import { isConcerned, keepsForms } from "#app/staff/live/live-round.ts";

/**
 * Exported by every page of the workspace that takes posts: after a conflict (409) it is reloaded, so that the page
 * shows what a colleague did meanwhile and the next try names the present version. After other refusals the router
 * keeps the page as it is: a new version would let the next try overwrite a change that the viewer has not seen. When news comes from
 * others, only what it concerns is reloaded.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  shouldRevalidateAt(change, change.currentUrl.pathname);

/** The same for a route that also stands around the pages of others. @param path the route's own page */
export function shouldRevalidateAt(change: ShouldRevalidateFunctionArgs, path: string): boolean {
  return isConcerned(change, path) ?? (change.actionStatus === 409 || change.defaultShouldRevalidate);
}

/**
 * The key of a form about a record: the form is reset when the record has changed, but not while a refusal stands
 * on the page or news came while somebody was typing. What was typed stays then.
 */
export function useFormKey(record: string | number, isRefused: boolean): string | number {
  const [key, setKey] = useState(record);
  if (key === record || isRefused || keepsForms()) return key;
  setKey(record);
  return record;
}
