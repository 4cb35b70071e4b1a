import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { Dialog, openDialog } from "#app/ui/dialog.tsx";
import type { loader } from "./find.tsx";
import { findDialog, findPath } from "./find-link.tsx";

/** Milliseconds without a key before a search starts, so that not every letter causes one. */
const pauseMs = 120;

/**
 * Ctrl or Cmd with K: jumps to a lead, a person, a company, an order, a serial number, a screen or an action. A
 * combobox with a list below it (ARIA authoring practices): the focus stays in the field, arrow keys move the
 * selection, Enter opens it.
 */
export function Palette() {
  const { load, data, state } = useFetcher<typeof loader>();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const [isAwake, setIsAwake] = useState(false);
  // Enter was pressed before the answer came.
  const [goes, setGoes] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const id = useId();
  useOpeningKey(field);
  useEffect(() => {
    if (!isAwake) return;
    const pause = setTimeout(
      () => load(`${findPath}?${new URLSearchParams({ q: text })}`),
      text ? pauseMs : 0,
    );
    return () => clearTimeout(pause);
  }, [text, load, isAwake]);
  // Results of an earlier text must not be chosen.
  const isAnswered = data?.q === text.trim();
  const groups = isAnswered ? data.groups : [];
  const all = groups.flatMap(({ found }) => found);
  const first = all[0]?.to;
  useEffect(() => {
    if (!goes || !isAnswered) return;
    setGoes(false);
    if (first) navigate(first);
  }, [goes, isAnswered, first, navigate]);
  const at = Math.min(chosen, all.length - 1);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && all.length > 0) {
      event.preventDefault();
      setChosen((at + step + all.length) % all.length);
    }
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const target = all[at];
    if (target) navigate(target.to);
    else setGoes(!isAnswered);
  };
  const isSearching = state !== "idle" || !isAnswered;
  return (
    <Dialog id={findDialog} heading="Find or do" onClose={() => setGoes(false)}>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label="Find or do"
        aria-expanded={all.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={all[at] && `${id}${at}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Name, company, reference, phone, order, serial number"
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
          setGoes(false);
        }}
        onKeyDown={move}
        onFocus={() => setIsAwake(true)}
      />
      <p className="off" role="status">
        {isSearching ? "" : all.length === 0 ? "Nothing found" : `${all.length} found`}
      </p>
      <div className="found-list" role="listbox" id={`${id}list`} aria-label="Found">
        {groups.map(({ heading, found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which has no element
          <div role="group" aria-label={heading} key={heading}>
            <p aria-hidden="true">{heading}</p>
            {found.map((each) => {
              const index = all.indexOf(each);
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
                <div
                  key={each.to + each.name}
                  id={`${id}${index}`}
                  role="option"
                  aria-selected={index === at}
                  onClick={() => navigate(each.to)}
                >
                  <span>{each.name}</span> <small>{each.about}</small>
                </div>
              );
            })}
          </div>
        ))}
        {!isSearching && all.length === 0 && <p className="none">Nothing begins with this.</p>}
      </div>
    </Dialog>
  );
}

/** The shortcut works everywhere, also while typing. The last text is selected, so that typing replaces it. */
function useOpeningKey(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== "k" ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      if (document.querySelector("dialog[open]")) return;
      openDialog(findDialog);
      field.current?.select();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [field]);
}
