import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, type Row } from "#app/database/rows.server.ts";
import { type MailScope, scopeOf } from "#app/outbox/mail/outgoing-mail.ts";
import { emailKey } from "#app/values/contact-keys.ts";

type Mail = Pick<Row<"outbox">, "template" | "recipients" | "visitor_address">;
export type OptOut = Exclude<MailScope, "asked">;

/** Why an address gets no mail of a template: it bounced, or its owner does not want such mail. */
export type Objection = "suppressed" | "not wanted";

/** The objections to mails to visitors; mails to staff have none. */
export async function readObjections(
  db: Queryable,
  mails: Mail[],
): Promise<(mail: Mail) => Objection | null> {
  const addresses = [...new Set(mails.map(visitorOf).filter((address) => address !== null))];
  if (addresses.length === 0) return () => null;
  const [suppressed, left] = await Promise.all([
    db
      .selectFrom("suppressions")
      .select("address")
      .where(isAmong(db, "address", addresses))
      .execute(),
    db
      .selectFrom("opt_outs")
      .select(["address", "scope"])
      .where(isAmong(db, "address", addresses))
      .execute(),
  ]);
  const gone = new Set(suppressed.map(({ address }) => address));
  const unwanted = new Set(left.map(({ address, scope }) => `${scope} ${address}`));
  return (mail) => {
    const address = visitorOf(mail);
    if (address === null) return null;
    if (gone.has(address)) return "suppressed";
    return unwanted.has(`${scopeOf(mail.template)} ${address}`) ? "not wanted" : null;
  };
}

/** The normalised address of the visitor whom a mail is for. */
export function visitorOf({ template, recipients, visitor_address }: Mail): string | null {
  return visitor_address ?? (scopeOf(template) === "marketing" ? emailKey(recipients[0]) : null);
}

/** Stops these mails to an address. Mails that it asks for are still sent. */
export async function optOut(trx: Transaction, address: string, scope: OptOut, now: Date): Promise<void> {
  const row = { address, scope, created_at: now.getTime() };
  await insertRows(trx, "opt_outs", [row], { existing: "skip" });
}

/** Whether an address gets none of these mails, because its owner does not want them. */
export async function isOptedOut(db: Queryable, address: string, scope: OptOut): Promise<boolean> {
  const row = await db
    .selectFrom("opt_outs")
    .select("scope")
    .where("address", "=", address)
    .where("scope", "=", scope)
    .executeTakeFirst();
  return row !== undefined;
}

/** Allows them again, at the owner's request. */
export async function optIn(trx: Transaction, address: string, scope: OptOut): Promise<void> {
  await trx.deleteFrom("opt_outs").where("address", "=", address).where("scope", "=", scope).execute();
}
