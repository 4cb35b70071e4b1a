import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";

/** The data of the page and its address; module state, because the router's middleware is a plain function. */
let shown: { address: string; data: ReadonlyMap<string, unknown> } | undefined;

/** Remembers what the page shows. */
export function useShownData(): void {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const data = new Map(matches.map(({ id, loaderData }) => [id, loaderData]));
    shown = { address: pathname + search, data };
  }, [matches, pathname, search]);
}

/** The loader data of the page by route; empty for the address of another page. */
export function shownData(url: string): ReadonlyMap<string, unknown> {
  const { pathname, search } = new URL(url);
  return shown?.address === pathname + search ? shown.data : new Map();
}
