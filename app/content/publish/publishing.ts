import type { SiteContent } from "#app/content/site-content.ts";
import type { Checkout } from "./content-base.ts";
import type { ContentFiles } from "./content-files.ts";
import type { Make } from "./publish.server.ts";
import type { Sending } from "./sent-releases.server.ts";

/** What a server publishes with from the workspace. */
export type Publishing = {
  /** The checkout whose `content/` is published. */
  checkout: Checkout;
  /** The problems of a whole site with these files; undefined while they are looked for. */
  problemsOf: (files: ContentFiles) => readonly string[] | undefined;
  make: Make;
  /** Names the data folder in which `make` keeps releases. */
  place: () => string;
  /** How what `make` makes is sent to servers that show the release of this digest. */
  sendingTo: (shown: string) => Sending | undefined;
  /** What is published, as of another instant: what comes later, without what is over by then. */
  contentAt: (at: Date) => Promise<SiteContent>;
};
