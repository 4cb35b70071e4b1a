import type { Database } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";

/** A reader that has not renewed its lease for this long counts as dead. */
export const mailboxLeaseMs = 60_000;

/**
 * Takes or renews the right to read a mailbox, which one process has.
 * @returns the position reached; undefined if another has it
 */
export async function claimMailbox(
  db: Database,
  mailbox: string,
  holder: string,
  now: Date,
): Promise<Row<"mailboxes"> | undefined> {
  const first = {
    ...{ mailbox, uid_validity: 0, last_uid: 0, holder: null, lease_until: 0, read_at: null, problem: null },
  };
  const at = now.getTime();
  const known = await db
    .selectFrom("mailboxes")
    .select("holder")
    .where("mailbox", "=", mailbox)
    .executeTakeFirst();
  if (!known) await insertRows(db, "mailboxes", [first], { existing: "skip" });
  return db
    .updateTable("mailboxes")
    .set({ holder, lease_until: at + mailboxLeaseMs })
    .where("mailbox", "=", mailbox)
    .where((row) =>
      row.or([
        row("holder", "is", null),
        row("holder", "=", holder),
        row("lease_until", "<", at),
        // The clock was set back after the lease was taken.
        row("lease_until", ">", at + 2 * mailboxLeaseMs),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function leaveMailbox(db: Database, mailbox: string, holder: string): Promise<void> {
  await db
    .updateTable("mailboxes")
    .set({ holder: null, lease_until: 0 })
    .where("mailbox", "=", mailbox)
    .where("holder", "=", holder)
    .execute();
}

type Progress = Partial<Pick<Row<"mailboxes">, "uid_validity" | "last_uid" | "read_at" | "problem">>;

/** Stores the position reached, unless another process has taken over. */
export async function noteProgress(
  db: Database,
  mailbox: string,
  holder: string,
  progress: Progress,
): Promise<void> {
  await db
    .updateTable("mailboxes")
    .set(progress)
    .where("mailbox", "=", mailbox)
    .where("holder", "=", holder)
    .execute();
}
