/**
 * The line of an error's message that says that the disk is full: this machine's, or that of a database (53100 is the
 * code of PostgreSQL's `disk_full`). Undefined if none does.
 */
export function fullDiskLine(error: unknown): string | undefined {
  const reason = error instanceof Error ? error.message : String(error);
  return /.*(\b(ENOSPC|EDQUOT|SQLITE_FULL)\b|\(53100\)).*?(?=\.?$)/m.exec(reason)?.[0];
}
