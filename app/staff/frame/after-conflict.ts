import { useState } from "react";
import type { ShouldRevalidateFunction } from "react-router";

/**
 * Exported by every page of the workspace that takes posts: after a conflict (409) it is loaded anew, so that the page
 * shows what a colleague did meanwhile and the next try names the present version. After other refusals the router
 * keeps the page as it is: a new version would let the next try overwrite what nobody has looked at.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

/**
 * The key of a form about a record: the form begins anew when the record has changed, but not while a refusal stands
 * on the page. What was typed stays then.
 */
export function useFormKey(record: string | number, isRefused: boolean): string | number {
  const [key, setKey] = useState(record);
  if (key === record || isRefused) return key;
  setKey(record);
  return record;
}
