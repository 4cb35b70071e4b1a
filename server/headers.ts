import { createHash } from "node:crypto";
import type { Config } from "#app/config.server.ts";

type Header = [name: string, value: string];

/** The hash sources of a document's inline scripts and styles; the browser refuses any others. */
type InlineSources = { script?: string; style: string };

/** The headers of every response, whatever its status (ASVS 3.4.1, 3.4.3 to 3.4.7). A document has its own policy. */
export function securityHeaders(config: Config): Header[] {
  // No policy in development, where the router and Vite write their own inline scripts.
  if (!config.production) return [["X-Robots-Tag", "noindex"]];
  const https = config.siteUrl.startsWith("https://");
  return [
    ["Content-Security-Policy", contentSecurityPolicy(config)],
    ["X-Content-Type-Options", "nosniff"],
    // Stricter than the browsers' default, and short, because every page's first flight contains it.
    ["Referrer-Policy", "strict-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(),microphone=()"],
    ...(https ? [["Strict-Transport-Security", strictTransport(config)] satisfies Header] : []),
    ...(config.indexable ? [] : [["X-Robots-Tag", "noindex"] satisfies Header]),
  ];
}

/** Optional, because other hosts of the company may not have https yet. */
function strictTransport({ hstsSubdomains }: Config): string {
  return `max-age=63072000${hstsSubdomains ? "; includeSubDomains" : ""}`;
}

/** The content security policy: nothing from other origins, and only the document's known inline code. */
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
