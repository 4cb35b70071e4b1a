/** The leads of a list by their status; its query is that of the list. */
export const boardPath = "/leads/dashboard/leads/board";
