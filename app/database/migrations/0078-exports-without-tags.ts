import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Audit log: records that an export asked for a tag, but not its words, which an erasure could not remove. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === "sqlite")
    await sql`update audit_log set detail = json_set(json_remove(detail, '$.filter.tag'), '$.tagged', json('true'))
      where action = 'leads exported' and detail -> '$.filter.tag' is not null`.execute(db);
  else
    await sql`update audit_log set detail = (detail #- '{filter,tag}') || '{"tagged": true}'
      where action = 'leads exported' and detail #> '{filter,tag}' is not null`.execute(db);
}
