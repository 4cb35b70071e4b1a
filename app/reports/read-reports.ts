import { redactedPath } from "./redacted-path.ts";

/** A policy violation or a script error, without personal data. */
export type BrowserReport = {
  kind: "policy" | "error";
  /** The directive, or the error's message. */
  what: string;
  /** What was blocked, or the script and position of the error. */
  source: string;
  page: string;
};

const maxAtOnce = 10;

/** Reads a `csp-report` object (report-uri), a list (Reporting API) or our own `error`; ignores everything else. */
export function readReports(text: string): BrowserReport[] {
  const parsed = parse(text);
  if (Array.isArray(parsed))
    return parsed.slice(0, maxAtOnce).flatMap((entry) => policyReport(record(record(entry).body)));
  const { error } = record(parsed);
  return error === undefined
    ? policyReport(record(record(parsed)["csp-report"]))
    : errorReport(record(error));
}

function policyReport(body: Record<string, unknown>): BrowserReport[] {
  const directive = word(
    body.effectiveDirective ?? body["effective-directive"] ?? body["violated-directive"],
  );
  if (!directive) return [];
  const source = place(body.blockedURL ?? body["blocked-uri"]);
  return [{ kind: "policy", what: directive, source, page: place(body.documentURL ?? body["document-uri"]) }];
}

function errorReport(error: Record<string, unknown>): BrowserReport[] {
  const what = message(error.message);
  if (!what) return [];
  const line = Number.isSafeInteger(error.line) ? `:${error.line}` : "";
  return [{ kind: "error", what, source: place(error.source) + line, page: place(error.page) }];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function word(value: unknown): string {
  return typeof value === "string" ? value.replace(/[^\w -]/g, "").slice(0, 60) : "";
}

/** Removes quoted text, numbers and addresses, which a visitor may have typed. */
function message(value: unknown): string {
  if (typeof value !== "string") return "";
  return value
    .slice(0, 500)
    .replace(/(["'`]).*?\1/g, "...")
    .replace(/\S+@\S+/g, "...")
    .replace(/\d+/g, "0")
    .replace(/[^\p{L}\d .,:()\-_]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 160);
}

/** Origin and path only: a query may contain what a person typed. */
function place(value: unknown): string {
  if (typeof value !== "string") return "";
  if (!URL.canParse(value)) return word(value);
  const { origin, pathname, protocol } = new URL(value);
  if (origin === "null") return protocol;
  return (origin + redactedPath(pathname)).slice(0, 200);
}
