import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * Where the focus stands on another page: on returning to a list or board, by any way, it is on the row or card that was
 * left by; elsewhere it stands on the heading, at the top of the page, unless the page has put it into a field.
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
    // A lead that is open beside its list has the focus itself.
    if (row && !rows.some((each) => each.pathname === pathname)) return row.focus();
    const heading = document.querySelector<HTMLElement>("main h1");
    // A page that is opened to type at once has the focus in its first field.
    if (!heading || document.querySelector("main :is(input, textarea, select):focus")) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (type !== "POP") document.documentElement.scrollTop = 0;
  }, [pathname, type]);
}
