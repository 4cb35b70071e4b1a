/** The line of an error's message that says that the disk is full, of any program or database; undefined if none does. */
export function fullDiskLine(error: unknown): string | undefined {
  const reason = error instanceof Error ? error.message : String(error);
  return /[^\n]*\b(ENOSPC|EDQUOT|SQLITE_FULL)\b[^\n]*/.exec(reason)?.[0];
}
