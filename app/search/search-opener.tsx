import { type ComponentType, useEffect, useState } from "react";
import { opensSearch } from "./opening-key.ts";

/** The page on which the server answers the same search. */
const searchPath = "/search";

/**
 * Opens the search dialog with the key `/` or a click on `[data-search]` (a link to `/search`, which works
 * without script). The dialog, its style sheet and its index are loaded on first use.
 */
export function SearchOpener() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose(): void }>>();
  /** Each opening has its own number: a dialog reports its end when the next one may already be open. */
  const [{ opening, isOpen }, setState] = useState({ opening: 0, isOpen: false });

  useEffect(() => {
    const show = async (event: Event) => {
      event.preventDefault();
      try {
        const { loadSearchDialog } = await import("./search-dialog.tsx");
        const loaded = await loadSearchDialog();
        setDialog(() => loaded);
        setState(({ opening }) => ({ opening: opening + 1, isOpen: true }));
      } catch {
        // The scripts failed to load; the search page needs none.
        location.assign(searchPath);
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (opensSearch(event)) void show(event);
    };
    const onClick = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (isPlain && event.target instanceof Element && event.target.closest("[data-search]"))
        void show(event);
    };
    addEventListener("keydown", onKey);
    // Before the click handler that turns links into navigations.
    addEventListener("click", onClick, true);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("click", onClick, true);
    };
  }, []);

  if (!isOpen || !Dialog) return null;
  const onClose = () => setState((now) => (now.opening === opening ? { ...now, isOpen: false } : now));
  return <Dialog key={opening} onClose={onClose} />;
}
