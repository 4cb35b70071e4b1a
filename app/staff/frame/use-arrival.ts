import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * Sets the focus on a new page: on returning to a list or board, on the row or card that was opened; otherwise on the
 * heading at the top, unless the page has put the focus into a field.
 */
export function useArrival(pathname: string): void {
  const left = useRef(pathname);
  const type = useNavigationType();
  useEffect(() => {
    const from = left.current;
    left.current = pathname;
    if (from === pathname) return;
    const rows = [...document.querySelectorAll<HTMLAnchorElement>("a:is([data-row], [data-card-link])")];
    const row = rows.find((each) => each.pathname === from);
    // A lead open beside its list takes the focus itself.
    if (row && !rows.some((each) => each.pathname === pathname)) return row.focus();
    const heading = document.querySelector<HTMLElement>("main h1");
    // Some pages put the focus into their first field.
    if (!heading || document.querySelector("main :is(input, textarea, select):focus")) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (type !== "POP") document.documentElement.scrollTop = 0;
  }, [pathname, type]);
}
