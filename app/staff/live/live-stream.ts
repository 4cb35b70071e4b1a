import { retryAfter } from "#app/database/database-unavailable.ts";
import { isDataRequest } from "#app/paint/request-path.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";

/** Changes, as server-sent events for signed-in staff. `after`: the newest change that the page knows of. */
export const loader = forStaff(async ({ services, session: { viewer, sessionId }, asking, url }) => {
  const { request } = asking;
  // The router would read the whole stream before responding.
  if (isDataRequest(request)) return new Response(null, { status: 404 });
  const headers = { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" };
  if (request.method === "HEAD") return new Response(null, { headers });
  const isResumed = request.headers.has("Last-Event-ID");
  const after = isResumed ? undefined : Number(url.searchParams.get("after") ?? -1);
  const stream = await services.live.open({ viewer, sessionId, after });
  return stream
    ? new Response(stream, { headers })
    : new Response(null, { status: 503, headers: retryAfter });
});
