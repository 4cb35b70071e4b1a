import { expect, test } from "vitest";
import { isSameOrigin } from "./request-origin.server.ts";

const ours = ["https://www.dts.example"];

function post(headers: Record<string, string>) {
  return new Request("http://127.0.0.1:3000/forms/contact", { method: "POST", headers });
}

test.each([
  ["our own origin", { Origin: "https://www.dts.example" }],
  ["the very address it was sent to", { Origin: "http://127.0.0.1:3000" }],
  ["a program without Origin", {}],
  ["our page that sends no referrer", { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
  [
    "an allowed origin on another site",
    { Origin: "https://www.dts.example", "Sec-Fetch-Site": "cross-site" },
  ],
])("%s is let in", (_who, headers) => {
  expect(isSameOrigin(post(headers), ours)).toBe(true);
});

test.each([
  ["a foreign origin", { Origin: "https://evil.example" }],
  [
    "a foreign origin that claims to be the same",
    { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" },
  ],
  ["a sandboxed frame", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ["an unnamed origin in an old browser", { Origin: "null" }],
  ["a post from another site without Origin", { "Sec-Fetch-Site": "cross-site" }],
  ["a neighbouring subdomain without Origin", { "Sec-Fetch-Site": "same-site" }],
  ["our name with something behind it", { Origin: "https://www.dts.example.evil.example" }],
  ["something that is no origin", { Origin: "evil" }],
  ["the host under another scheme", { Origin: "https://127.0.0.1:3000" }],
  ["our name without encryption", { Origin: "http://www.dts.example" }],
  ["a foreign origin that brings its own Host", { Origin: "https://evil.example", Host: "evil.example" }],
])("%s is refused", (_who, headers) => {
  expect(isSameOrigin(post(headers), ours)).toBe(false);
});
