/**
 * What a workspace hears of changes: ids and kinds, never a word of a lead. It loads anew what it shows. Pure.
 */
export type News = {
  /** Something may have been missed: everything that is shown is loaded anew. */
  all?: true;
  /** Leads that the reader may see, with what happened: kinds of the timeline, "changed" or "looking". */
  leads?: { id: string; what: string[] }[];
  /** "queue", "appointments", "reservations", "notice"; "leads": one that the reader may not see any more. */
  kinds?: string[];
};

/** More leads at once are heard of as `all`. */
export const mostLeads = 200;
