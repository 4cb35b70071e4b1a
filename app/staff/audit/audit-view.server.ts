import type { StaffMember } from "#app/accounts/staff-members.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { teamOf } from "#app/leads/filter/owned-by-team.ts";
import type { AuditRow } from "#app/leads/work/read-audit.server.ts";
import { companyPath, personPath } from "#app/staff/people/people-address.ts";

type Names = ReadonlyMap<string, string>;

/** The subject of an entry: its name and the screen that shows it. */
export type AuditSubject = { name: string; to: string | null };

export function staffNames(staff: readonly StaffMember[]): Names {
  return new Map(staff.map(({ id, name }) => [id, name]));
}

/** The subjects of a page of entries, read together. Leads are named by their reference, people never by their name. */
export async function subjectsOf(
  db: Queryable,
  rows: readonly AuditRow[],
  names: Names,
): Promise<(row: AuditRow) => AuditSubject | null> {
  const ids = [...new Set(rows.flatMap(({ subject_id }) => (subject_id ? [subject_id] : [])))];
  const [leads, orders] = await Promise.all([
    db
      .selectFrom("leads")
      .select(["id", "reference"])
      .where(isAmong(db, "id", ids, "id"))
      .execute(),
    db
      .selectFrom("orders")
      .select(["id", "type", "number"])
      .where(isAmong(db, "id", ids, "id"))
      .execute(),
  ]);
  const known = new Map<string, AuditSubject>([
    ...leads.map(({ id, reference }) => [id, { name: reference, to: `/leads/dashboard/${id}` }] as const),
    ...orders.map(
      ({ id, type, number }) =>
        [id, { name: `${type} ${number}`, to: `/leads/dashboard/orders/${type}/${number}` }] as const,
    ),
  ]);
  return ({ subject_id: id, action, actor_id }) => {
    if (id === null) return null;
    const staff = names.get(id);
    if (staff !== undefined) return { name: staff, to: `/leads/dashboard/staff/${id}` };
    if (isOfPerson(action, names.has(actor_id))) return { name: "a person", to: personPath(id) };
    if (action.startsWith("company")) return { name: "a company", to: companyPath(id) };
    return known.get(id) ?? null;
  };
}

/** Staff withdraw and erase for a person; the person themselves, and the daily job, for a lead or for many. */
function isOfPerson(action: string, isByStaff: boolean): boolean {
  if (/^(person|people) /.test(action)) return true;
  return isByStaff && ["offers withdrawn", "consent withdrawn", "data erased"].includes(action);
}

/** Staff by name; otherwise the command or "visitor" as in the log. */
export function actorName({ actor_id: id }: AuditRow, names: Names): string {
  return names.get(id) ?? (isId(id) ? "a deleted account" : id);
}

/**
 * The detail of an entry in words, such as "from new, to contacted". It holds kinds, counts and ids, never a person's
 * values.
 */
export function detailText(detail: unknown, names: Names): string {
  if (typeof detail !== "object" || detail === null) return "";
  return Object.entries(detail)
    .flatMap(([key, value]) => {
      const text = key === "place" && value === null ? "everywhere" : valueText(value, names);
      return text === "" ? [] : [`${wordsOf(key)} ${text}`];
    })
    .join(", ");
}

function valueText(value: unknown, names: Names): string {
  if (value === null) return "nobody";
  if (value === true) return "yes";
  if (value === false || value === undefined) return "";
  if (Array.isArray(value)) return value.map((each) => valueText(each, names)).join(" and ");
  if (typeof value === "object") {
    const inner = Object.entries(value).map(([key, each]) => `${wordsOf(key)} ${valueText(each, names)}`);
    return inner.length > 0 ? `(${inner.join(", ")})` : "";
  }
  const text = String(value);
  const name = names.get(text) ?? names.get(teamOf(text) ?? "");
  if (name !== undefined) return name;
  // Readers cannot use an id.
  if (isId(teamOf(text) ?? text)) return "(no longer held)";
  return isInstant(text) ? istDateTime(new Date(text)) : text;
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.test(text) && !Number.isNaN(Date.parse(text));
}

/** `withoutRecords` -> "without records". */
function wordsOf(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
}
