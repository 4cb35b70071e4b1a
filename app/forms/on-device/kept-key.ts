/** Key in local storage under which submissions wait for the network; kept apart so that every page can look for it. */
export const keptKey = "keptSubmissions";

/** Key under which the last answers to kept submissions stand, for other tabs that wait for them. */
export const answeredKey = "answeredSubmissions";
