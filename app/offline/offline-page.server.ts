import type { Site } from "#app/content/schema/site.schema.ts";
import { queueKey } from "#app/forms/device/keys.ts";
import { escapeHtml } from "#app/values/escape-html.ts";

type Said = Pick<Site, "name" | "phone">;

/** The inline style and script; the page's policy allows both by hash. */
export const offlineStyle = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbfaf7;color:#111217;font:1.125rem/1.5 Geist,system-ui,sans-serif}
main{max-width:34rem;padding:2rem 1.25rem}
h1{margin:0 0 1rem;font-size:2.25rem;line-height:1.15;letter-spacing:-.02em}
a{color:inherit;white-space:nowrap}
.brand{margin:0 0 3rem;font-weight:700;font-size:1.5rem}
.kept{padding:1rem 1.25rem;border-radius:10px;background:#e7e6fa;color:#111217}
button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:2rem;background:#3438b8;color:#fff;font:inherit;font-weight:600;cursor:pointer}
@media(prefers-color-scheme:dark){body{background:#0d0f1e;color:#f4f3ef}button{background:#b9bbff;color:#0d0f1e}}`;

/** Shows what is waiting on the device and reloads once the network is back. */
export const offlineScript = `try{
const waiting=JSON.parse(localStorage.getItem(${JSON.stringify(queueKey)})||"[]").length;
if(waiting){const said=document.querySelector(".kept");
said.textContent=(waiting===1?"One message is waiting":waiting+" messages are waiting")+" on this device. Nothing is lost: sending goes on by itself when the connection is back.";
said.hidden=false}
}catch{}
document.querySelector("button").addEventListener("click",()=>location.reload());
addEventListener("online",()=>location.reload());`;

/** The page shown when a navigation fails. Self-contained: it loads no other file. */
export function offlinePage({ name, phone }: Said): string {
  return `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>No connection – ${escapeHtml(name)}</title>
<style>${offlineStyle}</style>
</head>
<body>
<main>
<p class="brand">${escapeHtml(name)}</p>
<h1>There is no connection</h1>
<p>This page could not be loaded. It opens by itself when the connection is back; or go back to the page you came from.</p>
<p class="kept" role="status" hidden></p>
<p><button type="button">Try again</button></p>
<p>Would you rather talk? <a href="tel:${escapeHtml(phone.replaceAll(" ", ""))}">${escapeHtml(phone)}</a></p>
</main>
<script>${offlineScript}</script>
</body>
</html>
`;
}
