/** Most characters of a note. In any script they fit into the 64 kB that the body of a form may have. */
export const longestNote = 5_000;

/** Most characters of a reply. */
export const longestReply = 20_000;
