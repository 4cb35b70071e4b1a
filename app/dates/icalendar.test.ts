import { expect, test } from "vitest";
import { icalLines, icalText } from "./icalendar.ts";

test("a text of a calendar file ends no value and begins no line of its own", () => {
  const hostile = "a;b,c\\d\r\nBEGIN:VALARM\rX\nATTACH:http://evil.example\u0000\u0007";
  expect(icalText(hostile)).toBe("a\\;b\\,c\\\\d\\nBEGIN:VALARM\\nX\\nATTACH:http://evil.example");
});

test("long lines are folded at 75 bytes, never inside a character", () => {
  const line = `SUMMARY:${"नमस्ते😀".repeat(30)}`;
  const folded = icalLines([line]);
  for (const part of folded.split("\r\n")) {
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(part).not.toContain("\ufffd");
  }
  expect(folded.replaceAll("\r\n ", "")).toBe(`${line}\r\n`);
});
