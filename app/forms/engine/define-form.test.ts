import { expect, test } from "vitest";
import { contact } from "#app/forms/declared/contact.ts";
import { educationContact } from "#app/forms/declared/education-contact.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { sampleAnswers } from "#tests/fixtures/sample-answers.ts";
import { defineForm, drawnForm } from "./define-form.ts";
import { email, name, phone, text } from "./fields.ts";
import { readAnswers } from "./read-answers.ts";

const base = {
  id: "test",
  kind: "sales" as const,
  leadType: "test",
  title: "Test",
  subject: "Test",
  mailedTo: ["general"],
  purpose: { en: "to test", hi: "जाँच" },
  submitLabel: "Send",
  thanks: { heading: "Thank you", next: ["We read it."] },
} as const;

test("every form ends with consents of its own: the enquiry, and marketing for each way we could use", () => {
  const form = defineForm({
    ...base,
    fields: { name: name(), email: email(), phone: phone({ optional: true }) },
  });
  expect(Object.keys(form.fields)).toEqual(["name", "email", "phone", "agree", "marketing"]);
  expect(form.fields.marketing?.options).toEqual(["E-mail", "Phone call", "WhatsApp", "SMS"]);
  const withoutPhone = defineForm({ ...base, fields: { email: email() } });
  expect(withoutPhone.fields.marketing?.options).toEqual(["E-mail"]);
});

test("a form for adults only asks for the declaration and reads no campaign", () => {
  expect(educationContact.attribution).toBe(false);
  expect(educationContact.fields).toHaveProperty("adult");
  expect(contact.attribution).toBe(true);
  expect(contact.fields).not.toHaveProperty("adult");
});

test.each(["_id", "homepage", "Name", "a b"])("a field cannot be named %s", (bad) => {
  expect(() => defineForm({ ...base, fields: { [bad]: name() } })).toThrow(/cannot have a field named/);
});

test("a question without a name for the notice, or a condition on nothing, stops the start", () => {
  expect(() => defineForm({ ...base, fields: { why: text({ label: "Why?", hindi: "क्यों" }) } })).toThrow(
    /item/,
  );
  const when = { field: "role", is: ["x"] };
  expect(() => defineForm({ ...base, fields: { name: name({ when }) } })).toThrow(/no choice of this form/);
  const part = { field: "name", part: "place", is: ["x"] };
  expect(() => defineForm({ ...base, fields: { name: name(), role: name({ when: part }) } })).toThrow(
    /no choice of this form/,
  );
});

test("what the browser gets is plain data without the words of the notice, and checks the same", () => {
  for (const form of forms.values()) {
    const travelled = JSON.parse(JSON.stringify(drawnForm(form)));
    expect(JSON.stringify(travelled)).not.toMatch(/"(hindi|told|purpose)":/);
    expect(readAnswers(travelled, sampleAnswers(form))).toEqual(readAnswers(form, sampleAnswers(form)));
  }
});
