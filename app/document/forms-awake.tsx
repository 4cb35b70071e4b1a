import { useEffect, useState } from "react";
import { wakeForms } from "#app/forms/on-device/page-awake.ts";

/** What forms want done once on every page, when it wakes. */
export function FormsAwake({ remembers }: { remembers: boolean }) {
  const [atArrival] = useState(remembers);
  useEffect(() => wakeForms(atArrival), [atArrival]);
  return null;
}
