import { expect, test } from "vitest";
import { spamFrom } from "#app/leads/lead.ts";
import { contact } from "../declared/contact.ts";
import { spamScore } from "./spam-score.ts";

const calm = {
  name: "Asha Rao",
  email: "asha@example.in",
  city: "Thiruvananthapuram",
  message: "Do you sell iPads?",
};

test.each([
  ["an ordinary question", {}],
  ["a question with the link of a product", { message: "Is https://shop.example/ipad in stock?" }],
  ["long Indian names", { name: "Venkatanarasimharajuvaripeta", city: "Thiruvananthapuram" }],
  ["a company written in camel case", { name: "AgriTechSoft" }],
])("%s is no spam", (_what, changes) => {
  expect(spamScore(contact, { ...calm, ...changes }, 40_000).score).toBeLessThan(spamFrom);
});

test("a quick but sensible visitor is no spam", () => {
  const { score, reasons } = spamScore(contact, calm, 900);
  expect(score).toBeLessThan(spamFrom);
  expect(reasons).toEqual(["sent within two seconds"]);
});

test.each([
  ["a link in the name", { name: "Win big https://casino.example" }, 40_000],
  ["gibberish twice", { name: "QwkRtZbXvTpLmNs", message: "HjKlPoIuYtReWq" }, 40_000],
  ["gibberish at machine speed", { name: "QwkRtZbXvTpLmNs" }, 300],
  [
    "a wall of links",
    { message: '<a href="x">1</a> http://a.example http://b.example http://c.example' },
    undefined,
  ],
])("%s goes to the spam box", (_what, changes, elapsedMs) => {
  expect(spamScore(contact, { ...calm, ...changes }, elapsedMs).score).toBeGreaterThanOrEqual(spamFrom);
});

test("a score is never above 100", () => {
  const worst = {
    name: "https://a.example",
    message: '<a href="x">1</a> http://a.example http://b.example http://c.example',
  };
  expect(spamScore(contact, { ...calm, ...worst }, 300).score).toBe(100);
});
