import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Typed } from "./figure.ts";

type Options = {
  /** What stands in the fields at an address. */
  at: (search: string) => Typed;
  /** The query that carries what stands in the fields; undefined while something has to be put right. */
  queryOf: (typed: Typed) => string | undefined;
};

const settledMs = 300;

/**
 * What stands in a calculator's fields. The fields keep their own values, so that nothing typed before the page
 * woke is lost; a change goes to the address, without a new entry in the history, so that it can be shared.
 */
export function useTyped({ at, queryOf }: Options) {
  const { search, key } = useLocation();
  const [first] = useState(() => at(search));
  const [typed, setTyped] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  const shownKey = useRef(key);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (form.current) setTyped(inForm(form.current));
    return () => clearTimeout(timer.current);
  }, []);

  /** Puts figures into the fields. */
  function fill(next: Typed) {
    if (form.current) putInForm(form.current, next);
    setTyped(next);
  }

  function share(next: Typed) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => putInAddress(queryOf(next)), settledMs);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new entry of the history brings other figures
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const there = at(location.search);
    if (queryOf(there) !== queryOf(typed)) fill(there);
  }, [key]);

  return {
    typed,
    /** What stood in the fields when the page was drawn. */
    first,
    form,
    onInput() {
      if (!form.current) return;
      const next = inForm(form.current);
      setTyped(next);
      share(next);
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
