import { servicesContext } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { retryAfter } from "#app/database/database-unavailable.ts";
import { checkWrites } from "#app/database/write-check.server.ts";
import type { Route } from "./+types/readyz";

/** Readiness probe: a lead can be stored. */
export async function loader({ context }: Route.LoaderArgs) {
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  try {
    await checkWrites(context.get(servicesContext).db);
    return new Response("ready\n", { headers });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return new Response("nothing can be stored: the database is gone, locked or full\n", {
      status: 503,
      headers: { ...headers, ...retryAfter },
    });
  }
}
