import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { configuredContacts, sendFeedback } from "./feedback-load.ts";

const pages = ["/", "/enterprise", "/blog", "/contact-us", "/people?team=engineering", "/search?q=repair"];
const perSecond = { pages: 50, posts: 4, aborted: 3 };

/** Pages, posts and aborted posts, at a steady rate; calls `each` after every ten seconds. */
export async function loadMixed(url: string, seconds: number, each: (second: number) => void): Promise<void> {
  const contacts = configuredContacts();
  const running: Promise<unknown>[] = [];
  for (let second = 0; second < seconds; second++) {
    for (let count = 0; count < perSecond.pages; count++) {
      running.push(read(`${url}${pages[count % pages.length]}`));
      await wait(1000 / perSecond.pages);
    }
    const { posts } = perSecond;
    running.push(sendFeedback(url, contacts, { clients: posts, total: posts, prefix: `mixed ${second}` }));
    for (let count = 0; count < perSecond.aborted; count++) abort(url);
    if (second % 10 === 9) each(second + 1);
  }
  await Promise.all(running);
}

async function read(address: string): Promise<void> {
  const response = await fetch(address);
  await response.arrayBuffer();
}

/** Declares more than it sends, and disconnects. */
function abort(url: string): void {
  const headers = { "Content-Type": "application/json", "Content-Length": 60_000 };
  const sent = request(`${url}/api/contact`, { method: "POST", headers });
  // This side closes the connection.
  sent.on("error", () => {});
  sent.write("x".repeat(20_000), () => sent.destroy());
}
