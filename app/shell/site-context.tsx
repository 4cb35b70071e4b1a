import { createContext, useContext } from "react";
import type { Announcement } from "#app/content/schema/announcement.schema.ts";
import type { Claims } from "#app/content/schema/claims.schema.ts";
import type { Navigation } from "#app/content/schema/navigation.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";

/** The facts that the shell shows, and its links. */
export type SiteFacts = {
  site: Site;
  navigation: Navigation;
  /** Today's announcement: parts outside their dates are missing. */
  announcement: Announcement;
  claims: Claims;
};

/** Filled while a document is drawn on the server; null in the browser, which keeps the drawn shell. */
export const SiteContext = createContext<SiteFacts | null>(null);

/** The facts for a component of the shell, which runs on the server only. */
export function useSite(): SiteFacts {
  const facts = useContext(SiteContext);
  if (!facts) throw new Error("The shell is drawn on the server only, inside SiteContext");
  return facts;
}
