/** Most characters of a note: in any script they fit into the 64 kB limit of a form's body. */
export const longestNote = 5_000;

/** Most characters of a reply. */
export const longestReply = 20_000;
