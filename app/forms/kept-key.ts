/** Key in local storage under which submissions wait for the network; kept apart so that every page can look for it. */
export const keptKey = "keptSubmissions";
