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
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ...(https ? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] satisfies Header] : []),
    ...(config.indexable ? [] : [["X-Robots-Tag", "noindex"] satisfies Header]),
  ];
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
    ...(config.siteUrl.startsWith("https://") ? ["upgrade-insecure-requests"] : []),
    "report-uri /reports",
  ].join(";");
}

/** The expression that allows this inline script or style in a policy (CSP Level 3, hash-source). */
export function hashSource(source: string): string {
  return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
}
