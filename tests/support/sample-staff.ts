import { sql } from "kysely";
import type { Database } from "#app/database/database.server.ts";

/** Staff whose id, name and address are the given word; for tests that need owners and no sign-in. */
export async function makeStaff(db: Database, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    await sql`insert into "user" (id, name, email, role, "createdAt", "updatedAt")
      values (${id}, ${id}, ${`${id}@dts.example`}, 'agent', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z')`.execute(
      db,
    );
  }
}
