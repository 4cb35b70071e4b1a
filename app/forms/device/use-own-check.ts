import { type RefObject, useLayoutEffect } from "react";

/**
 * After hydration the page itself reports missing answers; the browser's own check would stop a submission before that.
 * Set during the first render, because a click made before hydration is repeated right after it.
 */
export function useOwnCheck(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  });
}
