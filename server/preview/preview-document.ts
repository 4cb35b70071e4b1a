import { longDay } from "#app/dates/india-time.ts";
import { escapeHtml } from "#app/values/escape-html.ts";
import barStyle from "./preview-bar.css?url";
import type { Preview } from "./preview-of.ts";

/** Paths without a preview: files and the workspace are the same on every day. */
const isPage = (path: string) => !/^\/(\/|leads\b|assets\/)|\.\w+([?#]|$)/.test(path);

/**
 * Turns a document into a preview: adds a bar, keeps links and searches on that day, and removes the scripts, which
 * would fetch the data of today. Other responses keep their bodies.
 */
export async function asPreview(
  response: Response,
  url: string,
  { day, cookies }: Preview,
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  headers.set("X-Robots-Tag", "noindex, nofollow");
  for (const [name, value] of cookies) headers.append(name, value);
  const to = headers.get("Location");
  if (to?.startsWith("/") && isPage(to)) headers.set("Location", onDay(to, day).replace("&amp;", "&"));
  const isDocument = headers.get("Content-Type")?.startsWith("text/html");
  const init = { status: response.status, statusText: response.statusText, headers };
  return new Response(isDocument ? previewHtml(await response.text(), url, day) : response.body, init);
}

function previewHtml(html: string, url: string, day: string): string {
  return html
    .replace(/<script id="wake"[^>]*>.*?<\/script>/s, "")
    .replace(/(<a\b[^>]*?\shref=")(\/[^"]*)(")/g, (whole, before, path, after) =>
      isPage(path) ? before + onDay(path, day) + after : whole,
    )
    .replace(/<form\b(?![^>]*\bmethod="post")[^>]*>/gi, `$&<input type="hidden" name="on" value="${day}">`)
    .replace("</head>", `<link rel="stylesheet" href="${barStyle}"></head>`)
    .replace("</body>", `${bar(url, day)}</body>`);
}

function onDay(path: string, day: string): string {
  const [address = "", ...hash] = path.split("#");
  return [`${address}${address.includes("?") ? "&amp;" : "?"}on=${day}`, ...hash].join("#");
}

function bar(url: string, day: string): string {
  const today = new URL(url);
  today.searchParams.delete("on");
  return `<aside class="preview-bar" aria-label="Preview">
<p>The site as of <b>${longDay(day)}</b>. Only signed-in staff see it; what needs a script does not work here.</p>
<form method="get"><label>Another day <input type="date" name="on" value="${day}" required></label><button>Show</button></form>
<a href="${escapeHtml(today.pathname + today.search)}">Back to today</a>
</aside>`;
}
