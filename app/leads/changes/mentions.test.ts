import { expect, test } from "vitest";
import { mentions } from "./mentions.ts";

const staff = [
  { id: "rao", name: "Asha Rao" },
  { id: "menon", name: "Asha Menon" },
  { id: "ravi", name: "Ravi Kumar" },
  { id: "hostile", name: "<img src=x>" },
];

test.each([
  ["@Asha Rao, please call", ["rao"]],
  ["Please call, @asha menon.", ["menon"]],
  ["@Asha, whoever you are", []],
  ["@ravi and @Ravi Kumar", ["ravi"]],
  ["@Ravindra is a customer", []],
  ["write to sales@ravi.example", []],
  ["@Ravi Kumar and @Asha Rao", ["ravi", "rao"]],
  ["@<img src=x>", ["hostile"]],
  ["@", []],
])("%s", (text, expected) => {
  expect(mentions(text, staff)).toEqual(expected);
});
