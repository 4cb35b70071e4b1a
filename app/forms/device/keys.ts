// The keys of this device's storage for forms; separate from the code that uses it, so that every page can check them.

/** Submissions that wait for the network. */
export const queueKey = "keptSubmissions";

/** The last responses to queued submissions, for other tabs that wait for them. */
export const answeredKey = "answeredSubmissions";

/** The prefix of the key of each form's draft. */
export const draftPrefix = "draft:";
