import { servicesContext } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { retryAfter } from "#app/database/database-unavailable.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { readLink } from "#app/links/signed-links.server.ts";
import { readHeldData } from "#app/privacy/held-data.server.ts";
import { readRequest } from "#app/privacy/own-data.server.ts";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import { fileResponse } from "#app/values/file-response.ts";
import type { Route } from "./+types/my-data-file";

/** The data held under an address, as a file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config, now } = context.get(servicesContext);
  const link = readLink(appSecret(config), params.token, ["my-data"], now());
  const gone = () =>
    new Response("Nothing is held under this link.\n", { status: 404, headers: privateHeaders });
  if (!link || link.expired) return gone();
  try {
    const asked = await readRequest(db, link.id);
    if (!asked) return gone();
    const { leads, ...rest } = await readHeldData(db, asked.address);
    const file = { ...rest, asOf: now().toISOString(), enquiries: leads };
    return fileResponse("my-data.json", `${JSON.stringify(file, null, 2)}\n`, privateHeaders);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const headers = { ...privateHeaders, ...retryAfter };
    return new Response("This cannot be looked up at the moment. Please try again in a minute.\n", {
      status: 503,
      headers,
    });
  }
}
