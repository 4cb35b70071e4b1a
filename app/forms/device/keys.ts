// What this device keeps for forms, by name; apart from what keeps it, so that every page can look for it.

/** Submissions that wait for the network. */
export const queueKey = "keptSubmissions";

/** The last answers to kept submissions, for other tabs that wait for them. */
export const answeredKey = "answeredSubmissions";

/** Begins the key of each form's draft. */
export const draftPrefix = "draft:";
