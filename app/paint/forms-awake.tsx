import { useEffect } from "react";
import { wakeForms } from "#app/forms/device/page-awake.ts";

/** What forms run once on every page when it wakes. */
export function FormsAwake() {
  useEffect(wakeForms, []);
  return null;
}
