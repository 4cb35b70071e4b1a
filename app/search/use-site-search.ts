import { useEffect, useState } from "react";
import type { Found } from "./site-index.ts";
import { readIndex, searchIndex } from "./site-index.ts";

const shown = 7;

/** The dialog's results; `undefined` while the index loads, "failed" when it did not load. */
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

/** Loaded once per document, on first use. */
let loading: Promise<ReturnType<typeof readIndex>> | undefined;

async function loadIndex() {
  const response = await fetch("/search-index.json");
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return readIndex(await response.text());
}
