import { servicesContext, visitorContext } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { retryAfter } from "#app/rate-limit/rate-limit.server.ts";
import { countReports, knownReports } from "#app/reports/browser-reports.server.ts";
import { type BrowserReport, readReports } from "#app/reports/read-reports.ts";
import type { Route } from "./+types/reports";

const minutes = (count: number) => count * 60_000;
const reportRule = { name: "reports", limit: 60, windowMs: minutes(10) };
/** New reports per network: forged ones must not push out real ones. */
const newRule = { name: "new reports", limit: 20, windowMs: minutes(60) };
const longestReport = 16_000;

/** `/reports`: policy violations and script errors that browsers report; counted for staff. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { now, log, rateLimit } = services;
  const { address } = context.get(visitorContext);
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  const seconds = await retryAfter(rateLimit, reportRule, address);
  if (seconds > 0) return new Response(null, { status: 429, headers: { "Retry-After": String(seconds) } });
  const text = await request.text();
  if (text.length > longestReport) return new Response(null, { status: 413 });
  const reports = readReports(text).filter(({ page }) => page.startsWith(`${services.config.siteUrl}/`));
  if (reports.length === 0) return new Response("No report could be read.\n", { status: 400 });
  try {
    const counted = await withinLimit(reports);
    if (counted.length > 0) await countReports(services.db, { reports: counted, now: now() });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    // Browsers never send a report again, so a report we cannot store is only logged.
    for (const report of reports) log.warn(report, "a browser reported something");
  }
  return new Response(null, { status: 204 });

  async function withinLimit(all: BrowserReport[]): Promise<BrowserReport[]> {
    const isKnown = await knownReports(services.db, all);
    const within: BrowserReport[] = [];
    for (const report of all) {
      if (isKnown(report) || (await retryAfter(rateLimit, newRule, address)) === 0) within.push(report);
    }
    return within;
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
