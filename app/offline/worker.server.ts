import type { Site } from "#app/content/schema/site.schema.ts";
import { plainStyle } from "#app/document/plain-page.server.ts";
import { hashSource } from "#server/headers.ts";
import { offlinePage, offlineScript } from "./offline-page.server.ts";

/**
 * The service worker's script. It holds the offline page and caches nothing else: a navigation that fails gets that
 * page, all other requests pass through. It ignores the staff workspace.
 * With `offlinePage: false` in content/site.yaml it unregisters itself from every browser that has it.
 */
export function workerScript(site: Pick<Site, "name" | "phone" | "offlinePage">): string {
  return site.offlinePage ? answering(site) : leaving;
}

function answering(site: Pick<Site, "name" | "phone">): string {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": [
      "default-src 'none'",
      `style-src ${hashSource(plainStyle)}`,
      `script-src ${hashSource(offlineScript)}`,
      "connect-src 'self'",
      "base-uri 'none'",
    ].join(";"),
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  };
  return `const page = ${JSON.stringify(offlinePage(site))};
const headers = ${JSON.stringify(headers)};
addEventListener("install", () => skipWaiting());
// Navigation preload: the page's request starts while the worker starts, so the worker delays no page.
addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), clients.claim()]));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  if (/^\\/leads(\\/|$)/.test(new URL(request.url).pathname)) return;
  event.respondWith(fromNetwork(event));
});
// A push is empty: it says that the workspace has something new, and each device words it here.
addEventListener("push", (event) => {
  const notice = { body: "Open the workspace to see it.", tag: "workspace", icon: "/icons/192.png" };
  event.waitUntil(registration.showNotification("Something new in the workspace", notice));
});
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNotices());
});
async function openNotices() {
  const pages = await clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith("/leads/dashboard"));
  return page ? page.focus() : clients.openWindow("/leads/dashboard/notices");
}
async function fromNetwork({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return new Response(page, { status: 503, headers });
  }
}
`;
}

const leaving = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  event.waitUntil(registration.unregister());
});
`;
