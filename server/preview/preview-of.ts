import { readSession } from "#app/accounts/session.server.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import type { Visitor } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { startOfDay } from "#app/dates/india-time.ts";
import type { Services } from "#app/services.ts";
import { mayBePreview, previewDay } from "./preview-day.ts";

export type Preview = {
  day: string;
  content: SiteContent;
  /** The services of the server with another clock. */
  services: Services;
  /** Set-Cookie headers, because use extends a session. */
  cookies: [string, string][];
};

/** The preview that a signed-in staff member requests; undefined for all other requests. */
export async function previewOf(
  services: Services,
  request: Request,
  { address }: Visitor,
): Promise<Preview | undefined> {
  const { pathname, search } = new URL(request.url);
  const day = previewDay(search);
  if (!day || request.method !== "GET" || /^\/leads(\/|$)/.test(pathname)) return undefined;
  const cookie = request.headers.get("Cookie") ?? "";
  if (!mayBePreview({ url: search, headers: { cookie } })) return undefined;
  const session = await readSession(services, { request, address }).catch((error) => {
    if (error instanceof DatabaseUnavailable) return null;
    throw error;
  });
  if (!session || session.mustSetUp) return undefined;
  const at = startOfDay(day);
  const content = await services.publishing.contentAt(at);
  return { day, content, services: { ...services, now: () => at }, cookies: session.cookies };
}
