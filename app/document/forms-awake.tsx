import { useEffect } from "react";
import { wakeForms } from "#app/forms/page-awake.ts";

/** What forms want done once on every page, when it wakes. */
export function FormsAwake({ remembers }: { remembers: boolean }) {
  useEffect(() => wakeForms(remembers), [remembers]);
  return null;
}
