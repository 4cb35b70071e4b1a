import { request } from "node:http";
import { expect, test } from "@playwright/test";

/** The first flight of a connection: ten segments. */
const firstFlightBytes = 14_400;

/** Pages that are drawn for the request: the built ones are weighed by the bench. */
const drawn = [
  "/feedback/bep-2025?name=Asha_Rao&Organization=Example%20Works",
  "/case-study?filter=Education",
  "/blog?page=2",
  "/search?q=mac",
  "/order-tracking/order/SO-1",
  "/book-appointment?kind=repair&place=mumbai",
  "/not-found",
  "/nothing/is/here",
  "/leads/login",
];

function onTheWire(url: string): Promise<{ encoding: string | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } }, (answer) => {
      let bytes = answer.rawHeaders.join(": \r\n").length;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => resolve({ encoding: answer.headers["content-encoding"], bytes }));
    });
    asked.on("error", reject);
    asked.end();
  });
}

for (const path of drawn) {
  test(`the answer at ${path} fits the first flight, head and all`, async ({ baseURL }) => {
    const { encoding, bytes } = await onTheWire(`${baseURL}${path}`);
    expect(encoding).toBe("br");
    expect(bytes).toBeLessThanOrEqual(firstFlightBytes);
  });
}
