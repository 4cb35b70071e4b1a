import type { Fault } from "#app/csv/read-csv.ts";
import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong } from "#app/database/rows.server.ts";
import type { Begun, Checked, RecordImport } from "#app/import/import-in-parts.server.ts";
import { ImportUndone } from "#app/import/run-import.server.ts";
import { enteredSubmission } from "#app/leads/entry/entered-submission.server.ts";
import { type EntryBasis, isEntryBasis } from "#app/leads/entry/entry-choices.ts";
import { openStatuses } from "#app/leads/kinds.ts";
import { recordAllWithin } from "#app/leads/submissions/submissions.server.ts";
import { readTag, tagFrom, tagKey } from "#app/leads/tags/tag-name.ts";
import { findTag, lockTags } from "#app/leads/tags/tags.server.ts";
import { emailKey, phoneKey } from "#app/values/contact-keys.ts";
import { type LeadRowEntry, readLeadRows } from "./lead-rows.server.ts";

type Wishes = {
  actorId: string;
  now: Date;
  site: Parameters<typeof enteredSubmission>[1];
  /** Skips rows whose person already has an open enquiry. */
  skipsOpen: boolean;
  begun: Begun | undefined;
};

/** The choices for a whole file of leads. */
type LeadChoices = { basis: EntryBasis; name: string };

function readLeadChoices(choices: string | null | undefined): LeadChoices {
  const { basis = "", name = "" } = JSON.parse(choices ?? "{}") as Partial<Record<string, string>>;
  return { basis: isEntryBasis(basis) ? basis : "list", name: tagFrom(name) || "Import" };
}

/** The choices for a file, in stored form; not `ok` without a legal ground or a name that can be a tag. */
export function leadChoices(form: { text: (name: string) => string }): { ok: boolean; choices: string } {
  const [basis, name] = [form.text("basis"), readTag(form.text("name"))];
  return { ok: isEntryBasis(basis) && name !== undefined, choices: JSON.stringify({ basis, name }) };
}

/** The import of leads: reads rows, names known people, and stores without sending mail. */
export function leadImport(wishes: Wishes): RecordImport<LeadRowEntry> {
  return { check: checkLeads, save: (trx, part) => saveLeads(trx, part, wishes), action: "leads imported" };
}

async function checkLeads(db: Database, csv: string): Promise<Checked<LeadRowEntry>> {
  const { lines, rows, faults } = await readLeadRows(csv);
  return { lines, values: rows, faults, notes: faults.length > 0 ? [] : await duplicatesOf(db, rows) };
}

/** Rows about the same person, and rows whose person is known. */
async function duplicatesOf(db: Queryable, rows: readonly LeadRowEntry[]): Promise<Fault[]> {
  const firstLine = new Map<string, number>();
  const known = await knownKeys(db, rows);
  return rows.flatMap((row): Fault[] => {
    const keys = keysOf(row);
    const earlier = keys.map((key) => firstLine.get(key)).find((line) => line !== undefined);
    for (const key of keys) if (!firstLine.has(key)) firstLine.set(key, row.line);
    const found = keys.map((key) => known.get(key)).find((each) => each !== undefined);
    const who = row.person.name ?? row.person.email ?? row.person.phone ?? "";
    return [
      ...(earlier
        ? [{ line: row.line, reason: `${who} stands on line ${earlier} too: one person, two enquiries` }]
        : []),
      ...(found
        ? [
            {
              line: row.line,
              reason: `${who} is known${found.open > 0 ? `, with ${found.open} open: ${found.owners}` : ""}`,
            },
          ]
        : []),
    ];
  });
}

type Known = { open: number; owners: string };

/**
 * Known people with an address or number of the file, by key, with their open enquiries.
 * @param importId the running import: a person on two of its lines has two enquiries, wherever the lines are
 */
async function knownKeys(
  db: Queryable,
  rows: readonly LeadRowEntry[],
  importId?: string,
): Promise<Map<string, Known>> {
  const keys = [...new Set(rows.flatMap(keysOf))];
  const known = new Map<string, Known>();
  for (const column of ["email_key", "phone_key"] as const) {
    const found = await db
      .selectFrom("leads")
      .leftJoin("user", "user.id", "leads.owner_id")
      .select([`leads.${column} as key`, "leads.status", "leads.kind", "user.name as owner"])
      .where(isAmong(db, `leads.${column}`, keys))
      .where("leads.erased_at", "is", null)
      .$if(importId !== undefined, (query) =>
        query.where("leads.import_id", "is distinct from", importId ?? null),
      )
      .execute();
    for (const [key, leads] of Map.groupBy(found, (each) => each.key ?? "")) {
      const open = leads.filter(
        ({ status, kind }) => kind !== "record" && openStatuses.some((each) => each === status),
      );
      const owners = [...new Set(open.map(({ owner }) => owner ?? "nobody yet"))].join(", ");
      known.set(key, { open: open.length, owners });
    }
  }
  return known;
}

function keysOf({ person }: LeadRowEntry): string[] {
  return [emailKey(person.email), phoneKey(person.phone)].flatMap((key) => key ?? []);
}

async function saveLeads(
  trx: Transaction,
  part: readonly LeadRowEntry[],
  { actorId, now, site, skipsOpen, begun }: Wishes,
): Promise<{ added: number; "left out": number }> {
  if (!begun) throw new Error("an import of leads has begun without its id");
  const { basis, name } = readLeadChoices(begun.choices);
  const known = skipsOpen ? await knownKeys(trx, part, begun.id) : new Map<string, Known>();
  const wanted = part.filter((row) => !keysOf(row).some((key) => (known.get(key)?.open ?? 0) > 0));
  const file = { id: begun.id, name, basis, actor_id: actorId, created_at: now.getTime(), undone_at: null };
  await insertRows(trx, "lead_imports", [file], { existing: "skip" });
  // The version before undid an import without ending it.
  const { undone_at } = await trx
    .selectFrom("lead_imports")
    .select("undone_at")
    .where("id", "=", begun.id)
    .executeTakeFirstOrThrow();
  if (undone_at !== null) throw new ImportUndone();
  const submissions = wanted.map((row) =>
    enteredSubmission({ ...row, submissionId: crypto.randomUUID(), basis }, site),
  );
  const stored = await recordAllWithin(trx, submissions, now);
  const ids = stored.flatMap((outcome) => (outcome.outcome === "stored" ? [outcome.leadId] : []));
  await trx
    .updateTable("leads")
    .set({ import_id: begun.id })
    .where(isAmong(trx, "id", ids, "id"))
    .execute();
  await trx
    .updateTable("timeline")
    .set({ actor_id: actorId })
    .where(isAmong(trx, "lead_id", ids, "id"))
    .where("kind", "=", "created")
    .execute();
  const counts = { added: ids.length, "left out": part.length - wanted.length };
  // A tag without leads would outlast even the undo.
  if (ids.length === 0) return counts;
  await lockTags(trx, [tagKey(name)]);
  const tag = await findTag(trx, name, { mayMake: true, now });
  if (tag)
    await insertRows(
      trx,
      "lead_tags",
      ids.map((lead_id) => ({ lead_id, tag_id: tag.id })),
    );
  return counts;
}
