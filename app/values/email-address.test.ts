import { expect, test } from "vitest";
import { oneEmailAddress } from "./email-address.ts";

test.each([
  ["asha@company.in", "asha@company.in"],
  [" Asha.Rao+apple@Sub.Company.CO.IN ", "Asha.Rao+apple@sub.company.co.in"],
  ["o'neil@a-b.example", "o'neil@a-b.example"],
])("%j is the address %s", (typed, kept) => {
  expect(oneEmailAddress(typed)).toBe(kept);
});

test.each([
  "asha",
  "asha@company",
  "asha@@company.in",
  "a@x.test, b@y.test",
  "a@x.test;b@y.test",
  "g:evil@evil.test;,a@x.test",
  "Asha <a@x.test>",
  '"a b"@x.test',
  "a@x.test\r\nBcc: b@y.test",
  "a@x.test\n",
  "a@x.test\nRCPT TO:<b@y.test>",
  "a..b@x.test",
  ".a@x.test",
  "a@-x.test",
  "a@x.test%0d%0aBcc:b@y.test",
  "a@[127.0.0.1]",
  "a@x.test\u2028b@y.test",
  `${"a".repeat(65)}@x.test`,
  `a@${"b".repeat(250)}.test`,
])("%j is not one address", (typed) => {
  expect(oneEmailAddress(typed)).toBeUndefined();
});

test("a very long wrong address is refused without delay", () => {
  expect(oneEmailAddress(`${"a.".repeat(30_000)}@`)).toBeUndefined();
});
