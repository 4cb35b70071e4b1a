import { describe, expect, test } from "vitest";
import { queryOf, shortAddress, typedFrom } from "./address.ts";
import { readFigures } from "./figure.ts";

const rules = {
  devices: { label: "Devices", initial: 100, most: 1e7, needed: true },
  price: { label: "Price", initial: 1e5, most: 1e8 },
};

const at = (search: string) => readFigures(rules, typedFrom(rules, search));
const short = (address: string) => {
  const url = new URL(address, "https://site.example");
  return shortAddress(rules, url, typedFrom(rules, url.search));
};

test("an address carries the figures that differ, and blank ones as blank", () => {
  expect(at("").values).toEqual({ devices: 100, price: 1e5 });
  expect(queryOf(rules, at("?devices=250&price=1,00,000").values)).toBe("devices=250");
  expect(queryOf(rules, at("?price=").values)).toBe("price=");
  expect(at("?price=").values.price).toBeNull();
});

describe("a form that was sent without script", () => {
  test("redirects to the short address, which does not redirect again", () => {
    expect(short("/tool?devices=250&price=1%2C00%2C000")).toBe("/tool?devices=250");
    expect(short("/tool?devices=100&price=100000")).toBe("/tool");
    expect(short("/tool?devices=250")).toBeUndefined();
    expect(short("/tool.data?devices=0250")).toBe("/tool?devices=250");
  });

  test("keeps the other parameters of the address", () => {
    expect(short("/tool?price=5.0&utm_source=a+b")).toBe("/tool?price=5&utm_source=a+b");
    expect(short("/tool?utm_source=a")).toBeUndefined();
  });

  test("does not redirect while a figure has an error", () => {
    expect(short("/tool?devices=&price=1")).toBeUndefined();
  });
});
