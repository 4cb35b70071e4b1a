import { expect, test } from "vitest";
import { type QuotedLine, totalsOf } from "./tax.ts";

const line = (quantity: number, rupees: number, rate: number): QuotedLine => ({
  text: "Notebook",
  hsn: "84713010",
  quantity,
  unitPaise: Math.round(rupees * 100),
  rate,
});

const karnataka = "29";
const maharashtra = "27";
const chandigarh = "04";

test("within the state: 40 at 99,900 and 18 % are 3,59,640 CGST and as much SGST", () => {
  // 40 x 99,900 = 39,96,000; 9 % of it = 3,59,640; 39,96,000 + 2 x 3,59,640 = 47,15,280.
  expect(totalsOf([line(40, 99_900, 18)], karnataka, karnataka)).toEqual({
    lines: [399_600_000],
    taxable: 399_600_000,
    heads: [
      { name: "CGST", paise: 35_964_000 },
      { name: "SGST", paise: 35_964_000 },
    ],
    total: 471_528_000,
  });
});

test("to another state the same is 7,19,280 IGST", () => {
  const { heads, total } = totalsOf([line(40, 99_900, 18)], karnataka, maharashtra);
  expect(heads).toEqual([{ name: "IGST", paise: 71_928_000 }]);
  expect(total).toBe(471_528_000);
});

test("each head is rounded by itself, so within the state the total may differ from that of IGST", () => {
  // 18 % of 1,005.00 = 180.90 -> 181; 9 % = 90.45 -> 90 each.
  expect(totalsOf([line(1, 1_005, 18)], karnataka, maharashtra).total).toBe(118_600);
  expect(totalsOf([line(1, 1_005, 18)], karnataka, karnataka).total).toBe(118_500);
});

test.each([
  // Section 170: fifty paise or more up, less is ignored. 18 % of 2.77 = 0.4986, of 2.78 = 0.5004.
  [2.77, 18, 0],
  [2.78, 18, 100],
  // Exactly half a rupee: 5 % of 10.00 = 0.50.
  [10, 5, 100],
  [9.99, 5, 0],
  [0, 18, 0],
  [1_234.56, 0, 0],
])("the tax on %s rupees at %s %% is %s paise", (rupees, rate, paise) => {
  expect(totalsOf([line(1, rupees, rate)], karnataka, maharashtra).heads[0]?.paise).toBe(paise);
});

test("lines of different rates are added up before they are rounded", () => {
  // 5 % of 9.99 = 0.4995 and 18 % of 2.77 = 0.4986: together 0.9981, one rupee; each alone would be none.
  const { heads, taxable } = totalsOf([line(1, 9.99, 5), line(1, 2.77, 18)], karnataka, maharashtra);
  expect(heads).toEqual([{ name: "IGST", paise: 100 }]);
  expect(taxable).toBe(1_276);
});

test("a union territory without a legislature has UTGST beside CGST", () => {
  expect(totalsOf([line(1, 1_000, 18)], chandigarh, chandigarh).heads).toEqual([
    { name: "CGST", paise: 9_000 },
    { name: "UTGST", paise: 9_000 },
  ]);
});

test("the largest quotation that can be typed is still exact", () => {
  const lines = Array.from({ length: 50 }, () => line(9_999, 9_999_999.99, 40));
  const exact = 50n * 9_999n * 999_999_999n;
  const { taxable, heads } = totalsOf(lines, karnataka, maharashtra);
  expect(BigInt(taxable)).toBe(exact);
  expect(BigInt(heads[0]?.paise ?? 0)).toBe(((exact * 40n + 5_000n) / 10_000n) * 100n);
});
