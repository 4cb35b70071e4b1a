import { describe, expect, test } from "vitest";
import { application } from "#app/forms/declared/application.ts";
import { contact } from "#app/forms/declared/contact.ts";
import { educationContact } from "#app/forms/declared/education-contact.ts";
import { enterpriseContact } from "#app/forms/declared/enterprise-contact.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { sampleAnswers } from "#tests/fixtures/sample-answers.ts";
import { type Field, number, pin } from "./fields.ts";
import { isAsked, readAnswers, unknownName } from "./read-answers.ts";

function errorsOf(form: typeof contact, changes: Record<string, string[]>) {
  const reading = readAnswers(form, sampleAnswers(form, changes));
  return reading.ok ? {} : reading.errors;
}

function answersOf(form: typeof contact, changes: Record<string, string[]> = {}) {
  const reading = readAnswers(form, sampleAnswers(form, changes));
  return reading.ok ? reading.answers : {};
}

describe.each([...forms.values()].map((form) => [form.id, form] as const))("%s", (_id, form) => {
  test("accepts sample answers", () => {
    expect(readAnswers(form, sampleAnswers(form))).toMatchObject({ ok: true });
  });

  test("an empty form gets one sentence of its own for each field that is asked and needed", () => {
    const nothing = new Map<string, string[]>();
    const reading = readAnswers(form, nothing);
    const needed = Object.entries(form.fields).filter(
      ([, field]) => !field.optional && isAsked(field, nothing),
    );
    const sentences = reading.ok ? [] : Object.values(reading.errors);
    expect(reading.ok ? [] : Object.keys(reading.errors)).toEqual(needed.map(([name]) => name));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^(Enter|Choose|Tick) /);
  });

  test("consents count only when ticked, and marketing is never needed", () => {
    expect(errorsOf(form, { agree: [] })).toHaveProperty("agree");
    expect(errorsOf(form, { agree: ["on"] })).toHaveProperty("agree");
    if (!form.fields.marketing) return;
    expect(errorsOf(form, { marketing: [] })).toEqual({});
    if (form.fields.marketing) expect(errorsOf(form, { marketing: ["Fax"] })).toHaveProperty("marketing");
  });
});

test("what is typed is kept in its normal form", () => {
  const answers = answersOf(enterpriseContact, {
    name: ["  Asha   Rao "],
    email: ["Asha@Example.IN"],
    phone: ["080 4000 1234"],
    gstin: ["27 aapfu0939f1zv"],
    needs: ["DCare and repairs", "DCare and repairs", "Leasing and refresh"],
    message: ["one\r\ntwo"],
  });
  expect(answers).toMatchObject({
    name: "Asha Rao",
    email: "Asha@example.in",
    phone: "+918040001234",
    gstin: "27AAPFU0939F1ZV",
    needs: ["DCare and repairs", "Leasing and refresh"],
    message: "one\ntwo",
  });
});

test("numbers may be grouped the Indian way and stay within their limits", () => {
  expect(answersOf(educationContact, { learners: ["1,20,000"] })).toMatchObject({ learners: "120000" });
  expect(answersOf(educationContact, { learners: ["१२०"] })).toMatchObject({ learners: "120" });
  for (const wrong of ["0", "-5", "12.5", "1e3", "9999999", "many"]) {
    expect(errorsOf(educationContact, { learners: [wrong] }), wrong).toHaveProperty("learners");
  }
});

test("a copied number is read without the marks in it that cannot be seen", () => {
  expect(answersOf(educationContact, { learners: ["\u202a1,20,000\u202c"] })).toMatchObject({
    learners: "120000",
  });
  expect(answersOf(educationContact, { learners: ["１２０"] })).toMatchObject({ learners: "120" });
  expect(answersOf(enterpriseContact, { gstin: ["\u202a27AAPFU0939F1ZV\u202c"] })).toMatchObject({
    gstin: "27AAPFU0939F1ZV",
  });
  const delivery = { fields: { pin: pin() } };
  for (const typed of ["560\u200b001", "\u202a560 001\u202c", "\u00ad560001\ufeff"]) {
    const reading = readAnswers(delivery, new Map([["pin", [typed]]]));
    expect(reading, JSON.stringify(typed)).toEqual({ ok: true, answers: { pin: "560001" } });
  }
});

test("a field that the other answers make pointless is neither asked nor kept", () => {
  const parent = { role: ["Parent or guardian"], organization: ["Lakeside School"], learners: ["1"] };
  const answers = answersOf(educationContact, parent);
  expect(answers).not.toHaveProperty("organization");
  expect(answers).not.toHaveProperty("learners");
  expect(answersOf(educationContact, { ...parent, role: ["Teacher"] })).toHaveProperty("organization");
});

test("of two ways to be answered one is enough, and none is an error of the first", () => {
  expect(errorsOf(contact, { email: [""] })).toEqual({});
  expect(errorsOf(contact, { phone: [""] })).toEqual({});
  expect(errorsOf(contact, { email: [" "], phone: ["\u200b"] })).toEqual({
    email: "Enter your e-mail address or a phone number",
  });
  expect(errorsOf(contact, { email: ["asha@"] })).toHaveProperty("email");
});

test("one answer is one answer", () => {
  expect(errorsOf(contact, { email: ["a@x.test", "b@y.test"] })).toEqual({
    email: "E-mail: give one answer",
  });
  expect(errorsOf(contact, { topic: ["Buying devices", "Training"] })).toHaveProperty("topic");
});

test("text that is too long is refused, not cut", () => {
  expect(errorsOf(contact, { message: ["x".repeat(2001)] })).toEqual({
    message: "Your message: use at most 2000 characters",
  });
});

test("a file may have the longest name", () => {
  expect(errorsOf(application, { cv: [`${"x".repeat(250)}.pdf`] })).toEqual({});
});

test("a line break counts once, as in the browser, however it travelled", () => {
  const lines = (breaks: string) => Array.from({ length: 20 }, () => "x".repeat(99)).join(breaks);
  expect(lines("\n")).toHaveLength(1999);
  expect(answersOf(contact, { message: [lines("\r\n")] })).toMatchObject({ message: lines("\n") });
  expect(errorsOf(contact, { message: [`${lines("\r\n")}xx`] })).toHaveProperty("message");
});

test.each(["\u200b", " \u2060\ufeff ", "\u00ad", "\u200d\u200c", "\u3164"])(
  "%j cannot be seen and is no answer",
  (nothing) => {
    expect(errorsOf(contact, { message: [nothing] })).toEqual({ message: "Enter your message" });
    expect(answersOf(enterpriseContact, { gstin: [nothing] })).not.toHaveProperty("gstin");
  },
);

test.each(["Asha\r\nBcc: evil@evil.test", "Asha\u0000", "Asha\u2028x"])("the name %j is refused", (name) => {
  expect(errorsOf(contact, { name: [name] })).toEqual({ name: "Your name: use one line of plain text" });
});

test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "extra"])(
  "the field %s is unknown",
  (name) => {
    expect(unknownName(contact, new Map([[name, ["x"]]]))).toBe(name);
  },
);

test("a number's bounds are grouped as in India", () => {
  const fields = { all: number({ label: "How many in all?", hindi: "कुल", min: 1, max: 100_000 }) };
  expect(readAnswers({ fields }, new Map([["all", ["0"]]]))).toEqual({
    ok: false,
    errors: { all: "How many in all: enter a whole number from 1 to 1,00,000" },
  });
});

test("an option is taken by the name that a page from before shows, and kept by the present one", () => {
  const { devices } = enterpriseContact.fields;
  const fields = { devices: devices as Field };
  for (const [old, present] of [
    ["50 to 500", "50 to 499"],
    ["500 to 4,999", "500 to 4,999"],
  ] as const) {
    expect(readAnswers({ fields }, new Map([["devices", [old]]]))).toEqual({
      ok: true,
      answers: { devices: present },
    });
  }
});
