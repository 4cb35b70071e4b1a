import type { IncomingMessage } from "node:http";
import { isDay } from "#app/dates/india-time.ts";

const dayInQuery = /[?&]on=(\d{4}-\d\d-\d\d)(?=&|#|$)/;

/** The day of an address: `?on=2026-12-01`. */
export function previewDay(url: string): string | undefined {
  const day = dayInQuery.exec(url)?.[1];
  return day !== undefined && isDay(day) ? day : undefined;
}

/**
 * Removes the day from the request, because a calculator has a field of that name. Leaves posts unchanged.
 */
export function withoutPreviewDay(request: Request): Request {
  const url = new URL(request.url);
  const day = previewDay(url.search);
  if (!day || (request.method !== "GET" && request.method !== "HEAD")) return request;
  url.searchParams.delete("on", day);
  return new Request(url, request);
}

/**
 * Whether a request may be a preview by staff, which no prerendered file answers. A search for three letters, because
 * every visitor's request pays for it.
 */
export function mayBePreview({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): boolean {
  return url.includes("on=") && previewDay(url) !== undefined && /\bstaff\./.test(headers.cookie ?? "");
}
