/** Counting stops here: the difference beyond does not matter, and counting a million rows is slow. */
export const maxCounted = 1_000;
