import { once } from "node:events";
import { get } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { networkInterfaces } from "node:os";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { parseConfig } from "#app/config.server.ts";
import type { Log } from "./log.ts";
import { serve } from "./serve.ts";

// It would handle the signals and errors of the process that runs the tests.
vi.mock("./stop-on-signal.ts", () => ({ stopOnSignal: () => {} }));

async function serving(fetch: (request: Request) => Promise<Response>, HOST = "127.0.0.1") {
  const parsed = parseConfig({ PORT: "0", HOST });
  if (!parsed.ok) throw new Error(parsed.problem);
  const said = Promise.withResolvers<{ line: string; seen: object }>();
  const addresses: unknown[] = [];
  const info = (seen: object | string, line: string) => {
    if (typeof seen === "object" && "address" in seen) addresses.push(seen.address);
    if (typeof seen === "object" && "ms" in seen) said.resolve({ line, seen });
  };
  const server = serve(
    {
      app: { fetch, refuse: (status) => new Response(null, { status }) },
      services: { stop: async () => {} },
    },
    parsed.config,
    { info, warn: said.reject } as unknown as Log,
  );
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, addresses, said: said.promise, [Symbol.dispose]: () => void server.close() };
}

test("a client that leaves before the answer is not logged as a failure of the site", async () => {
  const asked = Promise.withResolvers<void>();
  using site = await serving(async ({ signal }) => {
    asked.resolve();
    await once(signal, "abort");
    return new Response(null, { status: 500 });
  });
  const request = get({ port: site.port, path: "/form-steps" }).on("error", () => {});
  await asked.promise;
  request.destroy();
  const { line, seen } = await site.said;
  expect(line).toBe("the client left before the answer");
  expect(seen).toMatchObject({ method: "GET", path: "/form-steps" });
  expect(seen).not.toHaveProperty("status");
});

test("an answer that failed is logged with its status", async () => {
  using site = await serving(async () => new Response(null, { status: 500 }));
  get({ port: site.port, path: "/form-steps" }).on("response", (answer) => answer.resume());
  expect(await site.said).toMatchObject({ line: "answered", seen: { status: 500 } });
});

const hasIPv6 = Object.values(networkInterfaces()).some((each) =>
  each?.some(({ address }) => address === "::1"),
);

test.runIf(hasIPv6)("the log names an IPv6 host as browsers take it", async () => {
  using site = await serving(async () => new Response(null), "::1");
  expect(site.addresses).toEqual([`http://[::1]:${site.port}`]);
});

const chunk = `${(65_536).toString(16)}\r\n${"x".repeat(65_536)}\r\n`;

test.each([
  ["announced", "Content-Length: 6553600", "x".repeat(6_553_600)],
  ["in chunks", "Transfer-Encoding: chunked", `${chunk.repeat(100)}0\r\n\r\n`],
])(
  "a body too large for a form, %s, can be sent to its end, as proxies do before they read the 413",
  async (_, header, body) => {
    using site = await serving(async () => new Response(null, { status: 500 }));
    const socket = connect(site.port, "127.0.0.1");
    socket.write(`POST /forms/contact HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`);
    await new Promise<void>((sent, fail) => {
      socket.on("error", fail);
      socket.write(body, () => sent());
    });
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
  },
);
