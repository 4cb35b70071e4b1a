import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Typed } from "./figure.ts";

type Options = {
  /** The field values at an address. */
  at: (search: string) => Typed;
  /** The query that carries the field values; undefined while they have errors. */
  queryOf: (typed: Typed) => string | undefined;
};

const settledMs = 300;

/**
 * The values of a calculator's fields. The fields are uncontrolled, so that nothing typed before the page woke is
 * lost; a change replaces the address, without a new history entry, so that the result can be shared.
 */
export function useTyped({ at, queryOf }: Options) {
  const { search, key } = useLocation();
  const [first] = useState(() => at(search));
  const [typed, setTyped] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  const shownKey = useRef(key);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first drawing meets what was typed before it
  useEffect(() => {
    const there = form.current ? inForm(form.current) : first;
    // Mostly nothing was typed before: the page is not drawn again then.
    if (!isSame(there, first)) follow(there);
    return () => clearTimeout(timer.current);
  }, [first]);

  function fill(next: Typed) {
    if (form.current) putInForm(form.current, next);
    setTyped(next);
  }

  /** Calculates with the values in the fields, and shares them. */
  function follow(next: Typed) {
    setTyped(next);
    share(next);
  }

  function share(next: Typed) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => putInAddress(queryOf(next)), settledMs);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new history entry changes the figures
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const there = at(location.search);
    if (queryOf(there) !== queryOf(typed)) fill(there);
  }, [key]);

  return {
    typed,
    /** The field values with which the page was rendered. */
    first,
    form,
    onInput() {
      if (form.current) follow(inForm(form.current));
    },
    change(next: Typed) {
      fill(next);
      share(next);
    },
  };
}

function inForm(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    [...new FormData(form)].filter(([, value]) => typeof value === "string"),
  ) as Typed;
}

/** An empty field and one that is not there say the same. */
function isSame(one: Typed, other: Typed): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

function putInForm(form: HTMLFormElement, typed: Typed): void {
  for (const control of form.elements) {
    const value = typed[(control as HTMLInputElement).name] ?? "";
    if (control instanceof HTMLInputElement && control.type === "checkbox")
      control.checked = value === control.value;
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      control.value = value;
  }
}

function putInAddress(query: string | undefined): void {
  if (query === undefined) return;
  const { pathname, hash } = location;
  history.replaceState(history.state, "", pathname + (query && `?${query}`) + hash);
}
