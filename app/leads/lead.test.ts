import { expect, test } from "vitest";
import { maxAttempts, retryDelayMs } from "#app/outbox/queue/outbox-rules.ts";
import { emailKey, mailboxKey, phoneKey } from "#app/values/contact-keys.ts";
import { newReference, readReference } from "./submissions/reference.server.ts";

test.each([
  ["98765 43210", "+919876543210"],
  ["098765-43210", "+919876543210"],
  ["+91 98765 43210", "+919876543210"],
  ["0091 98765 43210", "+919876543210"],
  ["919876543210", "+919876543210"],
  ["+44 20 7946 0000", "+442079460000"],
  ["080 2345 6789", "+918023456789"],
  ["022 1234", "0221234"],
  ["12345", null],
  ["none", null],
  [undefined, null],
])("the phone number %s is known as %s", (typed, key) => {
  expect(phoneKey(typed)).toBe(key);
});

test("an e-mail address is known without regard to capitals and spaces around it", () => {
  expect(emailKey(" Asha.Rao@School.TEST ")).toBe("asha.rao@school.test");
  expect(emailKey("  ")).toBeNull();
});

test.each([
  ["asha+1@School.TEST", "asha@school.test"],
  ["asha+1+2@school.test", "asha@school.test"],
  ["a.sha@school.test", "a.sha@school.test"],
  ["A.S.ha+offers@GMail.com", "asha@gmail.com"],
  ["a.sha@googlemail.com", "asha@gmail.com"],
  ["+asha@school.test", "+asha@school.test"],
  ["  ", null],
])("the mailbox of %s is %s", (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox);
});

test("a reference has eight characters that cannot be mistaken for others, and is read back however it was typed", () => {
  const references = Array.from({ length: 500 }, () => newReference("DTS"));
  expect(new Set(references).size).toBe(references.length);
  for (const reference of references) {
    expect(reference).toMatch(/^DTS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(readReference(reference.toLowerCase().replaceAll("-", " "))).toBe(reference);
  }
  expect(readReference("dts7k4m q2xo")).toBe("DTS-7K4M-Q2X0");
  for (const text of ["", "Asha Rao", "98765 43210", "asha@school.test"])
    expect(readReference(text)).toBeNull();
});

test("a mail is tried at least ten times over at least a day", () => {
  const delays = Array.from({ length: maxAttempts }, (_, index) => retryDelayMs(index + 1, 0));
  expect(delays.at(-1)).toBeNull();
  const total = delays.reduce<number>((sum, delay) => sum + (delay ?? 0), 0);
  expect(maxAttempts).toBeGreaterThanOrEqual(10);
  expect(total).toBeGreaterThanOrEqual(24 * 60 * 60_000);
  expect(retryDelayMs(3, 1)).toBeGreaterThan(retryDelayMs(3, 0) ?? 0);
});
