import type { Queryable } from "#app/database/database.server.ts";
import { mentions } from "./mentions.ts";

/** The ids of the active staff whom a note mentions. */
export async function mentionedIn(db: Queryable, text: string): Promise<string[]> {
  if (!text.includes("@")) return [];
  const users = await db.selectFrom("user").select(["id", "name", "disabled"]).execute();
  return mentions(
    text,
    users.filter(({ disabled }) => !disabled),
  );
}
