import type { IncomingMessage } from "node:http";
import { isDay } from "#app/dates/india-time.ts";

const dayInQuery = /[?&]on=(\d{4}-\d\d-\d\d)(?=&|#|$)/;

/** The day that an address asks for: `?on=2026-12-01`. */
export function previewDay(url: string): string | undefined {
  const day = dayInQuery.exec(url)?.[1];
  return day !== undefined && isDay(day) ? day : undefined;
}

/**
 * The same request without that day, which no page reads: a calculator has a field of that name. Changes nothing that is
 * posted.
 */
export function withoutPreviewDay(request: Request): Request {
  const url = new URL(request.url);
  const day = previewDay(url.search);
  if (!day || (request.method !== "GET" && request.method !== "HEAD")) return request;
  url.searchParams.delete("on", day);
  return new Request(url, request);
}

/**
 * Whether a request may be one of staff for another day, which no prerendered file answers. It costs a visitor's request
 * the look for three letters.
 */
export function mayBePreview({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): boolean {
  return url.includes("on=") && previewDay(url) !== undefined && /\bstaff\./.test(headers.cookie ?? "");
}
