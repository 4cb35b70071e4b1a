import type { Site } from "#app/content/schema/site.schema.ts";
import { plainPage } from "#app/document/plain-page.server.ts";
import { queueKey } from "#app/forms/device/keys.ts";

/**
 * Shows the submissions that wait on the device and reloads once the site responds again. It polls, because a browser
 * reports to be online before the network works, and reports nothing if only the way to the site was broken.
 */
export const offlineScript = `try{
const waiting=JSON.parse(localStorage.getItem(${JSON.stringify(queueKey)})||"[]").length;
if(waiting){const said=document.querySelector(".kept");
said.textContent=(waiting===1?"One message is waiting":waiting+" messages are waiting")+" on this device. Nothing is lost: sending goes on by itself when the connection is back.";
said.hidden=false}
}catch{}
document.querySelector("button").addEventListener("click",()=>location.reload());
const ask=()=>fetch("/robots.txt",{cache:"no-store"}).then(()=>location.reload(),askLater);
const askLater=()=>setTimeout(ask,3000);
askLater();`;

/** The page shown when a navigation fails. */
export function offlinePage({ name, phone }: Pick<Site, "name" | "phone">): string {
  return plainPage({
    name,
    phone,
    heading: "There is no connection",
    body: `<p>This page could not be loaded. It opens by itself when the connection is back; or go back to the page you came from.</p>
<p class="kept" role="status" hidden></p>
<p><button type="button">Try again</button></p>`,
    isOnline: false,
    script: offlineScript,
  });
}
