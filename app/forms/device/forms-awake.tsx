import { useEffect } from "react";
import { useLocation } from "react-router";
import { countForms, wakeForms } from "./page-awake.ts";

/** Runs for forms on every page: once after hydration, and for each page that a link leads to. */
export function FormsAwake() {
  const { pathname } = useLocation();
  useEffect(wakeForms, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(countForms, [pathname]);
  return null;
}
