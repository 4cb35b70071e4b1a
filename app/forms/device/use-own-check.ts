import { type RefObject, useLayoutEffect } from "react";

/**
 * From waking on the page itself says what is missing; the browser's own check would stop a submission before that.
 * With the first drawing and not later: what was pressed before the page was awake is done again right after it.
 */
export function useOwnCheck(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  });
}
