import { describe, expect, test } from "vitest";
import { buildMessage, feedbackSubject } from "#app/feedback/feedback.ts";
import { receiveFeedback } from "#app/feedback/receive.server.ts";
import { formHarness, siteOrigin, storedLeads } from "#tests/fixtures/forms.ts";
import { sampleBody } from "#tests/fixtures/sample-answers.ts";
import { seededRandom } from "#tests/fixtures/seeded-random.ts";
import { freshSqlite } from "#tests/support/databases.ts";
import { contact } from "../declared/contact.ts";
import { educationContact } from "../declared/education-contact.ts";
import { receiveSubmission } from "./submission.server.ts";

const random = seededRandom(42);
const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;

const poison = [
  "\r\nBcc: evil@evil.test",
  "\u0000",
  "\u2028RCPT TO:<evil@evil.test>",
  "a@x.test, evil@evil.test",
  "g:evil@evil.test;,a@x.test",
  "%0d%0aBcc:evil@evil.test",
  "x".repeat(5000),
  "=?utf-8?q?=0d=0aBcc:evil@evil.test?=",
];
const odd: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  [["x"]],
  { $gt: "" },
  { path: "/etc/hostname" },
  { toString: "x" },
];
const keys = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "email_to[]",
  "name[0]",
  "",
  "_admin",
  "a.b",
  "__defineGetter__",
];
const types = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
  "application/xml",
  "x",
];

const wire: Record<string, unknown> = {
  subject: feedbackSubject,
  name: "Asha Rao",
  organization: "Example Textiles",
  email_to: "marketing@dts.example",
  email_cc: "events@dts.example",
  message: buildMessage({}),
};

/** A body of the contract with one thing wrong, or bytes that are no such body at all. */
function hostileWire(): [body: BodyInit, type: string] {
  const broken = { ...wire };
  const key = pick(Object.keys(wire));
  const text = JSON.stringify(wire);
  switch (random(8)) {
    case 0:
      delete broken[key];
      return [JSON.stringify(broken), "application/json"];
    case 1:
      return [JSON.stringify({ ...broken, [key]: pick(odd) }), "application/json"];
    case 2:
      return [
        JSON.stringify({
          ...broken,
          [pick(["name", "organization", "subject", "email_to", "email_cc"])]: pick(
            poison.filter((each) => /[\r\0\u2028]|x{200}/.test(each)),
          ),
        }),
        "application/json",
      ];
    case 3:
      return [
        JSON.stringify({ ...broken, [pick(["email_to", "email_cc"])]: pick(poison) }),
        "application/json",
      ];
    case 4:
      return [
        `${text.slice(0, -1)},${JSON.stringify(pick(keys))}:${JSON.stringify(pick(odd))}}`,
        "application/json",
      ];
    case 5:
      return [text.slice(0, random(text.length)), "application/json"];
    case 6:
      return [text, pick(types.slice(1))];
    default:
      return [Uint8Array.from({ length: random(400) }, () => random(256)), pick(types)];
  }
}

/** Answers with one thing wrong that no declaration allows. */
function hostileAnswers(form: typeof contact): [body: BodyInit, type: string] {
  const body = sampleBody(form);
  const type = "application/x-www-form-urlencoded";
  const needed = Object.entries(form.fields)
    .filter(([, { optional, when, instead }]) => !optional && !when && !instead)
    .map(([name]) => name);
  switch (random(7)) {
    case 0:
      body.delete(pick(needed));
      return [body.toString(), type];
    case 1:
      body.append(pick(keys.filter(Boolean)), "x");
      return [body.toString(), type];
    case 2:
      body.delete("phone");
      body.set("email", pick(poison));
      return [body.toString(), type];
    case 3:
      body.set("name", `x${pick(poison.filter((each) => /[\r\0\u2028]|x{200}/.test(each)))}x`);
      return [body.toString(), type];
    case 4:
      body.append(pick(["name", "email", "agree"]), "second");
      return [body.toString(), type];
    case 5:
      return [body.toString(), pick(types.filter((each) => each !== type))];
    default:
      return [Uint8Array.from({ length: random(400) }, () => random(256)), pick(types)];
  }
}

describe("500 hostile bodies to each receiver", () => {
  const fresh = freshSqlite();

  test("get an answer of the 400s and leave no trace, whatever else is sent along", {
    timeout: 60_000,
  }, async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const statuses = new Set<number>();
    for (let n = 0; n < 500; n++) {
      const [wireBody, wireType] = hostileWire();
      const form = pick([contact, educationContact]);
      const [body, type] = hostileAnswers(form);
      const accept = pick(["*/*", "application/json", "text/html"]);
      const request = (path: string, sent: BodyInit, contentType: string) =>
        new Request(`${siteOrigin}${path}`, {
          method: "POST",
          body: sent,
          headers: { "Content-Type": contentType, Accept: accept },
        });
      const answers = [
        await receiveFeedback(request("/api/contact", wireBody, wireType), services),
        await receiveSubmission(request(`/forms/${form.id}`, body, type), form.id, services),
      ];
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([400, 415, 422]);
    expect(await storedLeads(db)).toEqual([]);
  });
});
