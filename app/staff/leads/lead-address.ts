/** The list of leads; Today stands above it at `/leads/dashboard`. */
export const listPath = "/leads/dashboard/leads";
