import { createHash } from "node:crypto";
import type { Config } from "#app/config.server.ts";

type Header = [name: string, value: string];

/** The hash sources of what stands inline in a document; everything else inline is refused by the browser. */
type InlineSources = { script?: string; style: string };

/** The headers of every answer, whatever its status (ASVS 3.4.1, 3.4.3 to 3.4.7). A document has its own policy. */
export function securityHeaders(config: Config): Header[] {
  // In development the router and Vite write inline scripts of their own; the policy is for what is shipped.
  if (!config.production) return [["X-Robots-Tag", "noindex"]];
  const https = config.siteUrl.startsWith("https://");
  return [
    ["Content-Security-Policy", contentSecurityPolicy(config)],
    ["X-Content-Type-Options", "nosniff"],
    // Shorter than what browsers do unasked, and tells less: it stands in the first flight of every page.
    ["Referrer-Policy", "strict-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(),microphone=()"],
    ...(https ? [["Strict-Transport-Security", strictTransport(config)] satisfies Header] : []),
    ...(config.indexable ? [] : [["X-Robots-Tag", "noindex"] satisfies Header]),
  ];
}

/** The other hosts of a company may have no https yet: whether they are meant is its own to say. */
function strictTransport({ hstsSubdomains }: Config): string {
  return `max-age=63072000${hstsSubdomains ? "; includeSubDomains" : ""}`;
}

/** The policy of an answer: nothing from elsewhere, nothing inline but what the document is known to hold. */
export function contentSecurityPolicy(config: Config, inline?: InlineSources): string {
  return [
    "default-src 'self'",
    ...(inline?.script ? [`script-src 'self' ${inline.script}`] : []),
    ...(inline ? [`style-src 'self' ${inline.style}`] : []),
    ...(config.serviceHost ? [`connect-src 'self' ${config.serviceHost}`] : []),
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "report-uri /reports",
  ].join(";");
}

/** The expression that allows this inline script or style in a policy (CSP Level 3, hash-source). */
export function hashSource(source: string): string {
  return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
}
