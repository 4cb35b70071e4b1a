import { get } from "node:http";
import { expect, test } from "@playwright/test";
import { siteAddresses } from "#tests/support/site-addresses.ts";

/** The first flight of a connection, ten segments, less what https adds to the head. */
const roomBytes = 14_400 - 22;

/** What is drawn for the request beside the addresses that every walk takes: figures in the query, right and wrong. */
const withFigures = [
  "/apple-mac-tco-calculator?devices=50",
  "/apple-mac-tco-calculator?devices=1200&years=5&mac-price=150000&soft=1&salary=1200000",
  "/apple-mac-tco-calculator?devices=-1",
  "/apple-financial-services?devices=60",
  "/apple-financial-services?devices=none",
];

const addresses = [
  ...siteAddresses(),
  ...withFigures,
  "/search?q=mac",
  "/case-study?filter=Enterprise",
  "/book-a-demo-education",
  "/check-dcare-coverage",
  "/shop/pre-order",
  "/leads/login",
];

/** Everything that arrives on a connection of its own, status line and head too. */
function onTheWire(url: string): Promise<{ encoding: string | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": "gzip, deflate, br, zstd" };
    const asked = get(url, { headers, agent: false }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        resolve({ encoding: answer.headers["content-encoding"], bytes: answer.socket.bytesRead }),
      );
    });
    asked.on("error", reject);
  });
}

test("every document, built or drawn for the request, fits the first flight, head and all", async ({
  baseURL,
}) => {
  const heavy: string[] = [];
  for (const path of addresses) {
    const { encoding, bytes } = await onTheWire(`${baseURL}${path}`);
    expect(encoding, path).toBe("br");
    if (bytes > roomBytes) heavy.push(`${path} ${bytes}`);
  }
  expect(addresses.length).toBeGreaterThan(150);
  expect(heavy).toEqual([]);
});
