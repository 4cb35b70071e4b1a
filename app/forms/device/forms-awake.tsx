import { useEffect } from "react";
import { useLocation } from "react-router";
import { countForms, wakeForms } from "./page-awake.ts";

/** What forms run on every page: once when it wakes, and for those of each page that a link leads to. */
export function FormsAwake() {
  const { pathname } = useLocation();
  useEffect(wakeForms, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(countForms, [pathname]);
  return null;
}
