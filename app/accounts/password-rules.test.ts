import { expect, test } from "vitest";
import { passwordProblem } from "#app/accounts/password-rules.server.ts";

const email = "asha.rao@dts.example";

test.each([
  ["correct horse battery staple"],
  ["paper lantern over harbour"],
  ["xK4-mango-tuesday"],
  ["मेरा लंबा पासवर्ड है यह"],
  ["a".repeat(3) + "bcdefg hijklm nop".repeat(4)],
])("takes %s", (password) => {
  expect(passwordProblem(password, email)).toBeNull();
});

test.each([
  ["short words", "too short"],
  [`${"long enough ".repeat(11)}`, "too long"],
  ["password12345", "a common word with digits"],
  ["P@ssw0rd!!!!2026", "a common word in disguise"],
  ["Sunshine2026!", "a common word in capitals"],
  ["passwordpassword", "a common word twice"],
  ["1qaz2wsx3edc", "a common row of keys"],
  ["qwertyuiopas", "keys side by side"],
  ["123456789012", "digits in a row"],
  ["aaaaaaaaaaaaaa", "one character"],
  ["abcabcabcabcabc", "a repetition"],
  ["asha.rao2026!", "the name of the e-mail address"],
  ["asha.rao@dts.example", "the e-mail address"],
  ["Asha.Rao@DTS.example1", "the e-mail address in capitals"],
  ["dts.example2026", "the host of the e-mail address"],
])("refuses %s: %s", (password) => {
  expect(passwordProblem(password, email)).toMatch(/\.$/);
});
