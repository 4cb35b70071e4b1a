import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { startChromium } from "./own-chromium.ts";

const launcher = `<!doctype html><title>Launcher</title><a href="/people">People</a>
<script type="speculationrules">{"prerender":[{"urls":["/people"]}]}</script>`;

const facts = `({
  aheadMs: performance.getEntriesByType("navigation")[0].activationStart,
  announced: document.querySelector("dialog[data-announcement]")?.open,
  flag: localStorage.announcementModalClosed,
  arrival: "arrival:first" in sessionStorage,
})`;

test("a page that Chromium itself draws ahead fetches and notes nothing until it is shown", async ({
  baseURL,
}) => {
  const site = await recordingSite(new URL(baseURL ?? "").port);
  const browser = await startChromium();
  try {
    const ask = await browser.open(`http://localhost:${site.port}/launcher`);
    const asked = () => site.asked.get("localhost") ?? [];
    await expect.poll(asked).toContain("/people ahead");
    // A page of another origin, loaded later and seen: when it has fetched what waits for the load, so would the other.
    await browser.open(`http://127.0.0.1:${site.port}/people`);
    await expect.poll(() => site.asked.get("127.0.0.1")?.join()).toContain("/assets/idle-");
    // The picture of its first window belongs to what is drawn.
    const beyondPictures = asked().filter((path) => !path.endsWith(".avif ahead"));
    expect(beyondPictures).toEqual(["/launcher", "/people ahead"]);
    expect(await ask("({ ...localStorage })")).toEqual({});

    // After the answer: the link takes its page away.
    await ask("void setTimeout(() => document.querySelector('a').click())");
    await expect
      .poll(() => ask(facts))
      .toEqual({ aheadMs: expect.any(Number), announced: true, flag: "false", arrival: true });
    // The page was not loaded anew.
    expect((await ask<{ aheadMs: number }>(facts))?.aheadMs).toBeGreaterThan(0);
    expect(asked().filter((path) => path.startsWith("/people"))).toEqual(["/people ahead"]);
    expect(asked().join()).toContain("/assets/idle-");
  } finally {
    await browser.end();
    site.server.close();
  }
});

/** The site under test behind a page that asks for another one ahead, and who asked it for what, by host. */
async function recordingSite(sitePort: string): Promise<{
  server: Server;
  port: number;
  asked: Map<string, string[]>;
}> {
  const asked = new Map<string, string[]>();
  const server = createServer((incoming, answer) => {
    const { url: path = "", method, headers } = incoming;
    const host = headers.host?.split(":")[0] ?? "";
    const mark = String(headers["sec-purpose"] ?? "").includes("prerender") ? " ahead" : "";
    asked.set(host, [...(asked.get(host) ?? []), path + mark]);
    if (path === "/launcher") return answer.setHeader("Content-Type", "text/html").end(launcher);
    const options = { port: sitePort, path, method, headers: { ...headers, host: `localhost:${sitePort}` } };
    const onwards = request(options, (reply) => {
      answer.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(answer);
    });
    onwards.on("error", () => answer.destroy());
    incoming.pipe(onwards);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port, asked };
}
