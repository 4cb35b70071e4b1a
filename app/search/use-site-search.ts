import { useEffect, useState } from "react";
import type { Found } from "./site-index.ts";
import { readIndex, searchIndex } from "./site-index.ts";

const shown = 7;

/** What the dialog's index answers; `undefined` while it is on its way, "failed" when it did not come. */
export function useSiteSearch(query: string): Found[] | "failed" | undefined {
  const [index, setIndex] = useState<Awaited<typeof loading> | "failed">();
  useEffect(() => {
    loading ??= loadIndex();
    loading.then(setIndex, () => {
      loading = undefined;
      setIndex("failed");
    });
  }, []);
  if (index === undefined || index === "failed") return index;
  return query.trim() ? searchIndex(index, query).slice(0, shown) : [];
}

/** Loaded once a page load, with the first use of the search. */
let loading: Promise<ReturnType<typeof readIndex>> | undefined;

async function loadIndex() {
  const response = await fetch("/search-index.json");
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return readIndex(await response.text());
}
