/** News for an open workspace: ids and kinds, never the text of a lead. The page then reloads what it shows. Pure. */
export type News = {
  /** News may be missing: the page reloads everything it shows. */
  all?: true;
  /** Leads that the reader may see, with what happened: kinds of the timeline, "changed" or "looking". */
  leads?: { id: string; what: string[] }[];
  /** "queue", "appointments", "reservations", "notice"; "leads" for a lead that the reader may no longer see. */
  kinds?: string[];
};

/** More leads than this at once become `all`. */
export const maxLeads = 200;
