/**
 * The news that an open workspace gets: ids and kinds, never the text of a lead. It then reloads what it shows. Pure.
 */
export type News = {
  /** News may have been missed: the page reloads everything it shows. */
  all?: true;
  /** Leads that the reader may see, with what happened: kinds of the timeline, "changed" or "looking". */
  leads?: { id: string; what: string[] }[];
  /** "queue", "appointments", "reservations", "notice"; "leads": one that the reader may no longer see. */
  kinds?: string[];
};

/** More leads at once are heard of as `all`. */
export const mostLeads = 200;
