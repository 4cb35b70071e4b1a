/** The board; its query is that of the list. */
export const boardPath = "/leads/dashboard/leads/board";
