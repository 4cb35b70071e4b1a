/** The list of leads; Today is at `/leads/dashboard`. */
export const listPath = "/leads/dashboard/leads";
