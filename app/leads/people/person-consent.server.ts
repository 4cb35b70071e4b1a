import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";

export type PersonConsent = {
  /** The channels on which offers are allowed by each of the merged people. */
  channels: string[];
  /** The kinds of mail that the addresses refuse, and whether mail to one bounced. */
  optedOut: string[];
  bounced: boolean;
};

/** What a person agreed to; for merged people each channel needs the consent of all. */
export async function readPersonConsent(db: Queryable, personIds: readonly string[]): Promise<PersonConsent> {
  const rows = await db
    .selectFrom("leads")
    .leftJoin("consents", "consents.lead_id", "leads.id")
    .select(["leads.id", "leads.person_id", "leads.email_key", "leads.restricted_at", "consents.boxes"])
    .where(isAmong(db, "leads.person_id", personIds, "id"))
    .where("leads.erased_at", "is", null)
    .execute();
  const leadIds = rows.map(({ id }) => id);
  const addresses = [...new Set(rows.flatMap(({ email_key }) => email_key ?? []))];
  const [withdrawn, optOuts, suppressed] = await Promise.all([
    db
      .selectFrom("withdrawals")
      .select("lead_id")
      .where(isAmong(db, "lead_id", leadIds, "id"))
      .execute(),
    db
      .selectFrom("opt_outs")
      .select("scope")
      .where(isAmong(db, "address", addresses))
      .execute(),
    db
      .selectFrom("suppressions")
      .select("address")
      .where(isAmong(db, "address", addresses))
      .execute(),
  ]);
  const gone = new Set(withdrawn.map(({ lead_id }) => lead_id));
  const optedOut = [...new Set(optOuts.map(({ scope }) => scope))].sort();
  const byPerson = Map.groupBy(rows, ({ person_id }) => person_id);
  const allowed = [...byPerson.values()].map((leads) => {
    const isWithdrawn = leads.some(({ id, restricted_at }) => restricted_at !== null || gone.has(id));
    return isWithdrawn ? [] : leads.flatMap(({ boxes }) => channelsOf(boxes ?? {}));
  });
  const [first = [], ...others] = allowed;
  const channels = [...new Set(first)].filter((channel) => others.every((each) => each.includes(channel)));
  return {
    channels: channels.filter((channel) => channel !== "E-mail" || !optedOut.includes("marketing")).sort(),
    optedOut,
    bounced: suppressed.length > 0,
  };
}

/** The channels for offers among the boxes of a consent. */
export function channelsOf(boxes: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(boxes).flatMap(([name, is]) =>
    is && name.startsWith("marketing: ") ? [name.slice("marketing: ".length)] : [],
  );
}
