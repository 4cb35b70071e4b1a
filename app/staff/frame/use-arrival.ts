import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * Where the focus stands on another page: on returning to a list, by any way, it is on the row that was left
 * by; elsewhere it stands on the heading, at the top of the page.
 */
export function useArrival(pathname: string): void {
  const left = useRef(pathname);
  const type = useNavigationType();
  useEffect(() => {
    const from = left.current;
    left.current = pathname;
    if (from === pathname) return;
    const rows = [...document.querySelectorAll<HTMLAnchorElement>("a[data-row]")];
    const row = rows.find((each) => each.pathname === from);
    // A lead that is open beside its list has the focus itself.
    if (row && !rows.some((each) => each.pathname === pathname)) return row.focus();
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (type !== "POP") document.documentElement.scrollTop = 0;
  }, [pathname, type]);
}
