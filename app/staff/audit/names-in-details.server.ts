import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { teamOf } from "#app/leads/filter/owned-by-team.ts";
import type { AuditRow } from "#app/leads/work/read-audit.server.ts";

/**
 * The names of the ids in a page's details: staff as given, the others read together. No name is a visitor's word:
 * mails and appointments are named by their time, people and files by their kind.
 */
export async function namesInDetails(
  db: Queryable,
  rows: readonly AuditRow[],
  staff: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ detail }) => idsIn(detail)))];
  if (ids.length === 0) return staff;
  const own = isAmong(db, "id", ids, "id");
  const [leads, teams, bookings, sent, received, files, people] = await Promise.all([
    db.selectFrom("leads").select(["id", "reference"]).where(own).execute(),
    db.selectFrom("teams").select(["id", "name"]).where(own).execute(),
    db.selectFrom("bookings").select(["id", "starts_at"]).where(own).execute(),
    db.selectFrom("outbox").select(["id", "created_at"]).where(own).execute(),
    db.selectFrom("received_mails").select(["id", "created_at"]).where(own).execute(),
    db.selectFrom("mail_files").select("id").where(own).execute(),
    db.selectFrom("people").select("id").where(own).execute(),
  ]);
  const ofTime = (at: number) => `of ${istDateTime(new Date(at))}`;
  return new Map([
    ...staff,
    ...leads.map(({ id, reference }) => [id, reference] as const),
    ...teams.map(({ id, name }) => [id, name] as const),
    ...bookings.map(({ id, starts_at }) => [id, ofTime(starts_at)] as const),
    ...[...sent, ...received].map(({ id, created_at }) => [id, ofTime(created_at)] as const),
    ...files.map(({ id }) => [id, "of a mail"] as const),
    ...people.map(({ id }) => [id, "another person"] as const),
  ]);
}

function idsIn(value: unknown): string[] {
  if (typeof value === "string") return [teamOf(value) ?? value].filter(isId);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(idsIn) : [];
}
