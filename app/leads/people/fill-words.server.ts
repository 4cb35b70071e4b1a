import type { Database } from "#app/database/database.server.ts";
import { fillInParts } from "#app/database/fill-in-parts.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { personWords } from "./person-words.server.ts";

const atOnce = 500;

/** Makes people findable: those from before the migration, and those that the previous version writes. */
export function fillPersonWords(db: Database, stopping: AbortSignal): Promise<void> {
  return fillInParts(
    db,
    "person words",
    async (trx, after) => {
      const rows = await trx
        .selectFrom("people")
        .select(["id", "name", "organization", "email", "phone"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(atOnce)
        .execute();
      await insertRows(trx, "person_words", rows.flatMap(personWords), { existing: "skip" });
      return rows.at(-1)?.id;
    },
    stopping,
  );
}
