/** Counting stops here: beyond it the exact number matters little, and counting a million rows is slow. */
export const maxCounted = 1_000;
