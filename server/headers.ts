import { createHash } from "node:crypto";
import type { Config } from "#app/config.server.ts";

/** Sources that stand inline in documents; everything else inline is refused by the browser. */
export type InlineSources = { scripts: string[]; styles: string[] };

/**
 * The headers of every answer, whatever its status: one policy for the whole site, because the only inline
 * script and styles are the same on every page (ASVS 3.4.1, 3.4.3 to 3.4.7).
 */
export function securityHeaders(config: Config, inline: InlineSources): [name: string, value: string][] {
  const connect = ["'self'", ...(config.serviceHost ? [config.serviceHost] : [])].join(" ");
  const https = config.siteUrl.startsWith("https://");
  // In development the router and Vite write inline scripts of their own; the policy is for what is shipped.
  if (!config.production) return [["X-Robots-Tag", "noindex"]];
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${inline.scripts.map(hash).join(" ")}`,
    `style-src 'self' ${inline.styles.map(hash).join(" ")}`,
    "img-src 'self' data:",
    ...(config.serviceHost ? [`connect-src ${connect}`] : []),
    `form-action ${connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
    "report-uri /reports",
  ].join("; ");
  return [
    ["Content-Security-Policy", policy],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"],
    ...(https
      ? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] as [string, string]]
      : []),
    ...(config.indexable ? [] : [["X-Robots-Tag", "noindex"] as [string, string]]),
  ];
}

function hash(source: string): string {
  return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
}
