const types = {
  csv: "text/csv; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  jpg: "image/jpeg",
  json: "application/json; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
} as const;

/** Keeps a file that others wrote from running on our site. */
export const sandboxHeaders = {
  "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** A download. @param name in ASCII; its ending decides the media type */
export function fileResponse(
  name: `${string}.${keyof typeof types}`,
  body: BodyInit,
  headers: Record<string, string> = {},
): Response {
  const ending = name.slice(name.lastIndexOf(".") + 1) as keyof typeof types;
  return new Response(body, {
    headers: {
      ...headers,
      "Content-Type": types[ending],
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
