import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { linkStyles } from "#app/shell/linked-styles.ts";
import { courseOf } from "#app/shell/links.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./search-dialog.css?url";
import { SearchOptions } from "./search-options.tsx";
import { useSiteSearch } from "./use-site-search.ts";

/** The dialog, once its style sheet has loaded. */
export async function loadSearchDialog() {
  styled ??= linkStyles(styles);
  await styled;
  return SearchDialog;
}

let styled: Promise<unknown> | undefined;

/** Searches as the visitor types: arrows select, Enter opens the selection or the results page, Escape closes. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(-1);
  const found = useSiteSearch(query);
  const results = Array.isArray(found) ? found : [];
  const allAnswers = `/search?${new URLSearchParams({ q: query.trim() })}`;
  // While the index loads nothing is listed: items would move under a finger when the results appear above them.
  const isListed = query.trim() !== "" && found !== undefined;
  const targets = isListed ? [...results.map(({ path }) => path), allAnswers] : [];

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  function go(to: string) {
    dialog.current?.close();
    const course = courseOf(
      { href: new URL(to, location.href).href, target: "", isDocument: false },
      location.href,
    );
    if (course.kind === "page") void navigate(course.to);
    else location.assign(to);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && targets.length > 0) {
      // Cycles from the field (-1) through the results and back.
      const places = targets.length + 1;
      setChosen(((chosen + 1 + step + places) % places) - 1);
      event.preventDefault();
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (query.trim()) go(targets[chosen] ?? allAnswers);
    } else if (event.key === "Escape" && !event.nativeEvent.isComposing) {
      // By default Escape only empties a search field, and closing would need a second press.
      event.preventDefault();
      dialog.current?.close();
    }
  }

  function onBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog className="find" aria-label="Search" ref={dialog} onClose={onClose} onClick={onBackdrop}>
      <div>
        <label>
          <Icon name="search" />
          <input
            type="search"
            role="combobox"
            aria-label="Search the site"
            placeholder="Search the site"
            aria-expanded={isListed}
            aria-controls="find-options"
            aria-autocomplete="list"
            aria-activedescendant={chosen >= 0 ? `find-${chosen}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setChosen(-1);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </label>
        <SearchOptions
          found={found}
          query={query.trim()}
          chosen={chosen}
          onChoose={(at) => go(targets[at] ?? allAnswers)}
        />
      </div>
    </dialog>
  );
}
