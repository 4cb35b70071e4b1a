import { isDeepStrictEqual } from "node:util";
import { isUniqueViolation, type Queryable } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { type ReplyTemplate, shippedTemplates } from "./shipped-templates.ts";

export type { ReplyTemplate } from "./shipped-templates.ts";

/** The current templates, shipped ones included, by name. */
export async function listTemplates(db: Queryable): Promise<ReplyTemplate[]> {
  const newest = new Map((await editsOf(db)).map((row) => [row.id, row]));
  const shipped = shippedTemplates.filter(({ id }) => !newest.has(id));
  const own = [...newest.values()].filter(({ is_removed }) => !is_removed).map(asTemplate);
  return [...shipped, ...own].sort((a, b) => order(a).localeCompare(order(b), "en"));
}

/** Every version of a template that staff wrote, newest first. */
export async function templateHistory(db: Queryable, id: string): Promise<Row<"reply_templates">[]> {
  return db
    .selectFrom("reply_templates")
    .selectAll()
    .where("id", "=", id)
    .orderBy("version", "desc")
    .execute();
}

type Change = Omit<ReplyTemplate, "id" | "version"> & { isRemoved?: boolean };

/**
 * Saves a template as the next version of the one that was edited, or as a new one. The same edit saved once more is
 * `done`. `changed-meanwhile`: another edit of that version came first.
 */
export async function saveTemplate(
  db: Queryable,
  { id = newId(new Date()), version = 0 }: { id?: string | undefined; version?: number },
  { isRemoved = false, ...template }: Change,
  { editorId, now }: { editorId: string; now: Date },
): Promise<"done" | "changed-meanwhile"> {
  const row = {
    id,
    version: version + 1,
    ...template,
    is_removed: isRemoved ? (1 as const) : (0 as const),
    editor_id: editorId,
    created_at: now.getTime(),
  };
  const [newest] = await templateHistory(db, id);
  if (newest && isSameEdit(newest, row)) return "done";
  if ((newest?.version ?? 0) !== version) return "changed-meanwhile";
  try {
    await insertRows(db, "reply_templates", [row]);
  } catch (error) {
    if (isUniqueViolation(error)) return "changed-meanwhile";
    throw error;
  }
  const detail = { template: id, version: row.version };
  await audit(db, {
    actorId: editorId,
    action: `template ${isRemoved ? "removed" : "changed"}`,
    detail,
    now,
  });
  return "done";
}

/** Whether the edit is stored already: its editor saved it once more, as after a lost answer. */
function isSameEdit(stored: Row<"reply_templates">, edit: Row<"reply_templates">): boolean {
  return isDeepStrictEqual({ ...stored, created_at: 0 }, { ...edit, created_at: 0 });
}

/** All versions, oldest first: the last of an id is the current one. */
function editsOf(db: Queryable) {
  return db.selectFrom("reply_templates").selectAll().orderBy("id").orderBy("version").execute();
}

function asTemplate({ id, version, name, channel, form, language, subject, text }: Row<"reply_templates">) {
  return { id, version, name, channel, form, language, subject, text };
}

const order = ({ channel, form, name, language }: ReplyTemplate) => `${channel} ${form} ${name} ${language}`;
