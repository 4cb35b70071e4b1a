import { createContext, useContext } from "react";
import type { Announcement } from "#app/content/schema/announcement.schema.ts";
import type { Claims } from "#app/content/schema/claims.schema.ts";
import type { Navigation } from "#app/content/schema/navigation.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";

/** What the shell says and where it leads. */
export type SiteFacts = {
  site: Site;
  navigation: Navigation;
  /** Only what is announced today: a part whose dates are over is missing. */
  announcement: Announcement;
  claims: Claims;
};

/** Filled while a document is drawn on the server; null in the browser, where the drawn shell stays as it is. */
export const SiteContext = createContext<SiteFacts | null>(null);

/** The facts for a component of the shell, which runs on the server only. */
export function useSite(): SiteFacts {
  const facts = useContext(SiteContext);
  if (!facts) throw new Error("The shell is drawn on the server only, inside SiteContext");
  return facts;
}
