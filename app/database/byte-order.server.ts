import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "./database.server.ts";
import { engineOf } from "./engine.ts";

/** A text column without regard to capitals, in the order of its bytes, which is the same in both databases. */
export function inByteOrder(db: Queryable, column: string): RawBuilder<string> {
  const collation = engineOf(db) === "postgres" ? sql` collate "C"` : sql``;
  return sql`lower(coalesce(${sql.ref(column)}, ''))${collation}`;
}
