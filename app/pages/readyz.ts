import { servicesContext } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { retryAfter } from "#app/database/database-unavailable.ts";
import type { Route } from "./+types/readyz";

/** The process can do its work: the database answers. */
export async function loader({ context }: Route.LoaderArgs) {
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  try {
    await context.get(servicesContext).db.checkHealth();
    return new Response("ready\n", { headers });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return new Response("the database does not answer\n", {
      status: 503,
      headers: { ...headers, ...retryAfter },
    });
  }
}
