import { sql } from "kysely";
import type { Database } from "#app/database/database.server.ts";

/** Staff with the given word as id, name and address, for tests that need owners without sign-in. */
export async function makeStaff(db: Database, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    await sql`insert into "user" (id, name, email, role, "createdAt", "updatedAt")
      values (${id}, ${id}, ${`${id}@dts.example`}, 'agent', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z')`.execute(
      db,
    );
  }
}
