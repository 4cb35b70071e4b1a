import type { Queryable } from "#app/database/database.server.ts";
import { isAmong, type Row } from "#app/database/rows.server.ts";
import type { MailFate, Submission } from "./submission.ts";

/** By lead. */
export type MailFates = Map<string, MailFate | undefined>;

type Queued = Pick<Row<"outbox">, "lead_id" | "state" | "visitor_address">;

/** The fate of the mail to a new lead's visitor, from the rows planned for the outbox. */
export function fateOf(
  leadId: string,
  { mails, held = [] }: Pick<Submission, "mails" | "held">,
  rows: readonly Queued[],
): MailFate | undefined {
  const row = rows.find(({ lead_id, visitor_address }) => lead_id === leadId && visitor_address !== null);
  if (row) return fateIn(row);
  return [...mails, ...held].some(({ template }) => template !== "lead-notification") ? "stays" : undefined;
}

/** The same for stored leads. */
export async function readMailFates(trx: Queryable, leadIds: readonly string[]): Promise<MailFates> {
  if (leadIds.length === 0) return new Map();
  const leads = await trx
    .selectFrom("leads")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.lead_id", "=", "leads.id").on("outbox.visitor_address", "is not", null),
    )
    .select(["leads.id", "email_key", "outbox.state"])
    .where(isAmong(trx, "leads.id", leadIds, "id"))
    .orderBy("outbox.id", "desc")
    .execute();
  return new Map(
    leads.map(({ id, email_key, state }) => {
      if (state !== null) return [id, fateIn({ state })];
      return [id, email_key === null ? undefined : "stays"];
    }),
  );
}

function fateIn({ state }: Pick<Row<"outbox">, "state">): MailFate {
  if (state === "held") return "waits";
  return state === "withheld" ? "stays" : "goes";
}
