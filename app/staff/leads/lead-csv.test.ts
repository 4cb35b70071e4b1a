import { expect, test } from "vitest";
import type { ExportedLead } from "#app/leads/export/export-leads.server.ts";
import { csvHead, csvLine, csvPhone } from "./lead-csv.ts";

const lead: ExportedLead = {
  reference: "DTS-7K4M-Q2XD",
  form: "contact",
  kind: "sales",
  status: "new",
  step: null,
  owner: "Anita",
  person: { name: "Asha Rao", email: "asha@school.test", phone: "+91 98765 43210" },
  tags: ["=1+1", "VIP"],
  answers: [
    { key: "topics", label: "What is it about?", value: ["Deployment", "Repairs"] },
    { key: "message", label: "Your message", value: 'Two lines,\nand a "quotation".' },
  ],
  source: null,
  value: 123456750,
  deal: { order: "SO-10234", reason: "price", words: "=cheaper <b>elsewhere</b>" },
  attribution: { last: { landingPage: "/enterprise", source: "newsletter", campaign: "=autumn" } },
  createdAt: new Date("2026-11-20T20:00:00.000Z"),
  updatedAt: new Date("2026-11-20T20:00:00.000Z"),
};

test("a lead is one record of quoted cells", () => {
  expect(csvLine(lead, "Contact", null)).toBe(
    '"DTS-7K4M-Q2XD","2026-11-21T01:30:00+05:30","New","Contact","Asha Rao","asha@school.test","9876543210","","","",' +
      '"Anita","Sales","","","\'=1+1; VIP","1234567.50","SO-10234","Price: =cheaper <b>elsewhere</b>","","","","","","","/enterprise","newsletter","","\'=autumn","","",' +
      '"What is it about?: Deployment; Repairs\nYour message: Two lines,\nand a ""quotation""."\r\n',
  );
});

test("both arrivals have columns of their own, a name for each cell", () => {
  const names = csvHead([]).split(",");
  expect(names).toContain('"First arrival: campaign"');
  const cells = csvLine(lead, "Contact", []).split('","');
  expect(cells[names.indexOf('"Arrival before sending: page"')]).toBe("/enterprise");
});

test("the answers of one form have columns of their own", () => {
  const labels = ["Your message", "Budget", "What is it about?"];
  expect(csvHead(labels)).toMatch(
    /^\ufeff"Reference",.*"Your message","Budget","What is it about\?","Other answers"\r\n$/,
  );
  expect(csvLine(lead, "Contact", labels)).toMatch(/quotation""\.","","Deployment; Repairs",""\r\n$/);
  expect(csvLine(lead, "Contact", ["Budget"])).toMatch(
    /"","What is it about\?: Deployment; Repairs\nYour message: Two/,
  );
});

test.each([
  ["+91 98765 43210", "9876543210"],
  ["098765 43210", "9876543210"],
  ["+91-80-4000 0000", "8040000000"],
  ["+44 20 7946 0000", "00 442079460000"],
])("the phone number %s is exported as %s", (typed, written) => {
  expect(csvPhone(typed)).toBe(written);
});

test.each([
  "=1+1",
  '=HYPERLINK("http://evil.test")',
  "+cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(1)",
  "\t=1+1",
  "\r=1",
  "\0=1",
  " =1+1",
  "＝1+1",
])("a cell that begins as %j is text", (text) => {
  const hostile = { ...lead, person: { name: text, phone: text }, answers: [], source: text };
  const cells = csvLine(hostile, text, null).slice(1, -3).split('","');
  for (const cell of [cells[3], cells[4], cells[6], cells[9]]) expect(cell).toMatch(/^'/);
  expect(csvHead([text])).toContain(`"'`);
});

test("what only looks like a sign inside stays as it is", () => {
  const cells = csvLine({ ...lead, person: { name: "Rao-Iyer (a+b=c)" } }, "Contact", null);
  expect(cells).toContain('"Rao-Iyer (a+b=c)"');
});
