import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { leadRowColumns } from "#app/leads/filter/lead-row-columns.ts";
import { asLeadRow, type LeadRow } from "#app/leads/filter/leads.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { readPersonConsent } from "./person-consent.server.ts";
import { readGroup } from "./person-group.server.ts";

/** A lead's context: its person, their other enquiries with their owners, its company. */
export type AroundLead = {
  personId: string;
  company: { id: string; name: string } | null;
  others: LeadRow[];
  /** The owners of those that only colleagues may open. */
  colleagues: { ownerId: string | null }[];
  /** The channels allowed for offers if staff merged several people; null without a merge. */
  channels: string[] | null;
};

type Wanted = { id: string; personId: string };

const most = 30;

/** Reads it for a lead that the viewer may see. */
export async function readAround(
  db: Queryable,
  { id, personId }: Wanted,
  viewer: Viewer,
): Promise<AroundLead> {
  const [group, lead] = await Promise.all([
    readGroup(db, personId),
    db
      .selectFrom("leads")
      .select(["company_id", "email_key", "phone_key"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow(),
  ]);
  const ids = group?.map((row) => row.id) ?? [personId];
  const rows = () =>
    db
      .selectFrom("leads")
      .select(leadRowColumns)
      .where("erased_at", "is", null)
      .where("id", "!=", id)
      .orderBy("id", "desc")
      .limit(most);
  // Two queries with one index each: with "or", the planner reads every lead of a phone number that thousands share.
  const keys = (["email_key", "phone_key"] as const).filter((column) => lead[column] !== null);
  const [company, channels, ...found] = await Promise.all([
    lead.company_id === null
      ? undefined
      : db
          .selectFrom("companies")
          .select(["id", "name"])
          .where("id", "=", lead.company_id)
          .executeTakeFirst(),
    ids.length > 1 ? readPersonConsent(db, ids).then((consent) => consent.channels) : null,
    rows()
      .where(isAmong(db, "person_id", ids, "id"))
      .execute(),
    ...keys.map((column) => rows().where(column, "=", lead[column]).execute()),
  ]);
  const unique = [...new Map(found.flat().map((row) => [row.id, row])).values()]
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, most);
  return {
    personId: group?.[0].id ?? personId,
    company: company ?? null,
    others: unique.filter(({ owner_id }) => maySee(viewer, owner_id)).map(asLeadRow),
    colleagues: unique
      .filter(({ owner_id }) => !maySee(viewer, owner_id))
      .map(({ owner_id }) => ({ ownerId: owner_id })),
    channels,
  };
}
