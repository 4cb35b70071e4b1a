import { expect, test } from "vitest";
import { bookingFormById } from "#app/booking/rules/booking-forms.ts";
import { timeLabels } from "#app/booking/steps/booking-submission.server.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { readAnswers } from "#app/forms/engine/read-answers.ts";
import { submissionOf } from "#app/forms/receive/submission-of.server.ts";
import { sampleAnswers } from "#tests/fixtures/sample-answers.ts";
import { sampleSite } from "#tests/fixtures/sample-site.ts";
import { answerColumns } from "./answer-columns.server.ts";
import { formChoices } from "./form-names.server.ts";

test.each([...forms, ...bookingFormById])(
  "every answer to %s has a column, and no column is the person",
  (id, form) => {
    const reading = readAnswers(form, sampleAnswers(form));
    const answers = reading.ok ? reading.answers : {};
    const kept = submissionOf(form, answers, {}, sampleSite).answers.map(({ label }) => label);
    const columns = answerColumns(id);
    expect(columns).toEqual(expect.arrayContaining(kept));
    expect(columns).not.toContain("Your name");
    if (bookingFormById.has(id)) expect(columns).toEqual(expect.arrayContaining(Object.values(timeLabels)));
  },
);

test("every form that the list offers as a filter has its columns", () => {
  for (const { id } of formChoices) expect(answerColumns(id), id).not.toBeNull();
  expect(answerColumns(undefined)).toBeNull();
  expect(answerColumns("none such")).toBeNull();
});
