import { servicesContext, visitorContext } from "#app/context.ts";
import { addressKey } from "#app/forms/rate-limit.server.ts";
import type { Route } from "./+types/reports";

const minutes = (count: number) => count * 60_000;
const reportRule = { name: "reports", limit: 60, windowMs: minutes(10) };

type PolicyReport = { directive: string; blocked: string; page: string };

/**
 * `/reports`: what browsers refused because of our policy. Only the directive and two addresses without their query
 * are written to the log; anything else that is sent is thrown away.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { log, rateLimit } = context.get(servicesContext);
  const { address } = context.get(visitorContext);
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  const seconds = await rateLimit.take(reportRule, addressKey(address));
  if (seconds > 0) return new Response(null, { status: 429, headers: { "Retry-After": String(seconds) } });
  const reports = readReports(await request.text());
  if (reports.length === 0) return new Response("No report of a policy could be read.\n", { status: 400 });
  for (const report of reports) log.warn(report, "a browser refused something");
  return new Response(null, { status: 204 });
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** Both formats: one `csp-report` object (report-uri) or a list (Reporting API). */
function readReports(text: string): PolicyReport[] {
  const parsed = parse(text);
  const bodies = Array.isArray(parsed)
    ? parsed.slice(0, 10).map((entry) => record(record(entry).body))
    : [record(record(parsed)["csp-report"])];
  return bodies.flatMap((body) => {
    const directive = word(
      body.effectiveDirective ?? body["effective-directive"] ?? body["violated-directive"],
    );
    if (!directive) return [];
    const blocked = place(body.blockedURL ?? body["blocked-uri"]);
    return [{ directive, blocked, page: place(body.documentURL ?? body["document-uri"]) }];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function word(value: unknown): string {
  return typeof value === "string" ? value.replace(/[^\w -]/g, "").slice(0, 60) : "";
}

/** Origin and path; an address may carry what a person typed in its query. */
function place(value: unknown): string {
  if (typeof value !== "string") return "";
  if (!URL.canParse(value)) return word(value);
  const { origin, pathname, protocol } = new URL(value);
  return origin === "null" ? protocol : (origin + pathname).slice(0, 200);
}
