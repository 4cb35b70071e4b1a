import { describe, expect, test } from "vitest";
import { readDeviceNumber } from "./device-number.ts";

const read = (typed: string) => {
  const reading = readDeviceNumber(typed);
  return reading.ok ? `${reading.number.kind} ${reading.number.value}` : reading.sentence;
};

describe("a device number", () => {
  test.each([
    ["C02ZK1ABMD6T", "serial C02ZK1ABMD6T"],
    ["c02zk1abmd6t", "serial C02ZK1ABMD6T"],
    [" C02 ZK1AB MD6T ", "serial C02ZK1ABMD6T"],
    ["SC02ZK1ABMD6T", "serial C02ZK1ABMD6T"],
    ["H4XQ9N2WLP", "serial H4XQ9N2WLP"],
    ["H4XQ9N2W", "serial H4XQ9N2W"],
    ["H4XQ9N2WLPK7DV", "serial H4XQ9N2WLPK7DV"],
    ["490154203237518", "imei 490154203237518"],
    ["49-015420-323751-8", "imei 490154203237518"],
    ["\u202aC02ZK1AB\u200bMD6T\u202c", "serial C02ZK1ABMD6T"],
    ["４９０154203237518\u200e", "imei 490154203237518"],
    ["४९०१५४२०३२३७५१८", "imei 490154203237518"],
  ])("%s is read", (typed, expected) => expect(read(typed)).toBe(expected));

  test.each([
    ["", "Enter the serial number or the IMEI."],
    ["490154203237519", /check digit/],
    ["4901542032375", /has 15 digits; this one has 13/],
    ["49015420323751888", /has 15 digits; this one has 17/],
    ["C02ZK1ABMDOT", /zero or a one\?$/],
    ["hello", /8 to 14/],
    ["C02ZK1", /8 to 14/],
    ["1234567890", /8 to 14/],
    ["C02ZK1ABMD6TXYZ", /8 to 14/],
    ["<script>alert(1)", /letters and digits only/],
  ])("%s is refused with its own sentence", (typed, expected) => {
    expect(readDeviceNumber(typed).ok).toBe(false);
    expect(read(typed)).toMatch(expected);
  });

  test("every IMEI with one wrong digit is refused", () => {
    const good = "356938035643809";
    expect(readDeviceNumber(good).ok).toBe(true);
    for (let at = 0; at < good.length; at++) {
      for (const digit of "0123456789") {
        const typed = good.slice(0, at) + digit + good.slice(at + 1);
        expect(readDeviceNumber(typed).ok, typed).toBe(typed === good);
      }
    }
  });
});
