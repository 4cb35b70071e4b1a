import { useEffect, useRef } from "react";

/** Whoever comes back to a list, by whatever way, finds the focus on the row they left it by. */
export function useReturnToRow(pathname: string): void {
  const left = useRef(pathname);
  useEffect(() => {
    const from = left.current;
    left.current = pathname;
    if (from === pathname) return;
    const rows = [...document.querySelectorAll<HTMLAnchorElement>("a[data-row]")];
    rows.find((row) => row.pathname === from)?.focus();
  }, [pathname]);
}
