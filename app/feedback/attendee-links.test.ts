import { expect, test } from "vitest";
import { attendeeLinks } from "./attendee-links.ts";
import { prefillFrom } from "./feedback.ts";

const site = "https://www.dts.example";

test("each attendee gets a link that fills in their name and organization as they are written", () => {
  const csv =
    'E-mail,Name,Company\na@x.test,Asha Rao,"Example Textiles, Pune"\nb@x.test,"O\'Neil & Söhne",A+B 100%\n';
  const { attendees, faults } = attendeeLinks(csv, site);
  expect(faults).toEqual([]);
  expect(attendees[0]?.link).toBe(
    "https://www.dts.example/feedback/bep-2025?name=Asha%20Rao&Organization=Example%20Textiles%2C%20Pune",
  );
  const filled = attendees.map(({ link }) => prefillFrom(new URL(link).searchParams));
  expect(filled).toEqual([
    { name: "Asha Rao", organization: "Example Textiles, Pune" },
    { name: "O'Neil & Söhne", organization: "A+B 100%" },
  ]);
});

test("a name that the form would cut is no link but a line with its reason", () => {
  const long = "A".repeat(151);
  const whole = "B".repeat(150);
  const { attendees, faults } = attendeeLinks(
    `name,organization\n${long},Example\n${whole},Example\nAsha Rao,${long}x\n`,
    site,
  );
  expect(attendees.map(({ name }) => name)).toEqual([whole]);
  expect(faults).toEqual([
    "line 2: the name has 151 characters and the form takes 150: shorten it",
    "line 4: the organization has 152 characters and the form takes 150: shorten it",
  ]);
});

test("empty lines, as spreadsheets write them, are no attendees and no faults", () => {
  const csv = "\n,\nname,organization\nAsha Rao,Example\n , \n,,\nRavi,Example\n\n";
  expect(attendeeLinks(csv, site)).toMatchObject({
    attendees: [{ name: "Asha Rao" }, { name: "Ravi" }],
    faults: [],
  });
});

test("says which lines have nobody, and what a list needs", () => {
  expect(attendeeLinks("name,organization\nAsha Rao,\n,Example\nRavi,Example\n", site)).toMatchObject({
    attendees: [{ name: "Ravi" }],
    faults: [expect.stringContaining("line 2"), expect.stringContaining("line 3")],
  });
  expect(attendeeLinks("a,b\n1,2", site).faults).toEqual([
    expect.stringContaining('"name" and "organization"'),
  ]);
});
