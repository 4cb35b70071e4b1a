import { useState } from "react";
import {
  type ShouldRevalidateFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { isConcerned, keepsForms } from "#app/staff/live/live-round.ts";

/**
 * Exported by every page of the workspace that takes posts: after a conflict (409) the page is reloaded, so that it
 * shows a colleague's change and the next try names the present version. After other refusals the router keeps the
 * page's data: a new version would let the next try overwrite a change that the viewer has not seen. News from others
 * reloads only the routes that it concerns.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  shouldRevalidateAt(change, change.currentUrl.pathname);

/** The same for a route that also frames the pages of others. @param path the route's own page */
export function shouldRevalidateAt(change: ShouldRevalidateFunctionArgs, path: string): boolean {
  return isConcerned(change, path) ?? (change.actionStatus === 409 || change.defaultShouldRevalidate);
}

/**
 * The key of a form about a record: the form is reset when the record has changed, except while a refusal is shown or
 * if news arrived while somebody was typing. What was typed stays then.
 */
export function useFormKey(record: string | number, isRefused: boolean): string | number {
  const [key, setKey] = useState(record);
  const isKept = keepsForms(useLoaderData());
  if (key === record || isRefused || isKept) return key;
  setKey(record);
  return record;
}
