/**
 * Cross-origin headers for the allowed origins: the page may live on another host than the service.
 * @returns no headers for requests from the same host, from programs and from other origins
 */
export function corsHeaders(request: Request, allowedOrigins: readonly string[]): Record<string, string> {
  const origin = request.headers.get("Origin");
  if (!origin || !allowedOrigins.includes(origin)) return { Vary: "Origin" };
  return {
    Vary: "Origin",
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Expose-Headers": "Retry-After",
  };
}

/** The response to the browser's preflight before a cross-origin post. Other origins get no permission. */
export function preflight(request: Request, allowedOrigins: readonly string[]): Response {
  const headers = corsHeaders(request, allowedOrigins);
  if (!headers["Access-Control-Allow-Origin"]) return new Response(null, { status: 403, headers });
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": "Content-Type, Idempotency-Key",
      "Access-Control-Max-Age": "7200",
    },
  });
}
