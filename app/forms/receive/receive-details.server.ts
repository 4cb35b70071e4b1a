import type { Database } from "#app/database/database.server.ts";
import { detailsFormIds, forms } from "#app/forms/declared/forms.ts";
import { single, subjectOf } from "#app/forms/engine/answers.ts";
import { addsTo, formOfDetails } from "#app/forms/engine/details-form.ts";
import type { Answers } from "#app/forms/engine/read-answers.ts";
import { addDetails } from "#app/leads/submissions/add-details.server.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { readLink } from "#app/links/signed-links.server.ts";
import type { Receiver, ReceiverResult } from "./store-submission.server.ts";

type Services = { db: Database; now: () => Date; secret: string };

const gone =
  "These details can no longer be added. Please write to us with your reference, or answer our e-mail.";

/** The receivers of the forms of details, by their ids: the details become part of the lead that the link names. */
export function detailsReceivers(services: Services): Record<string, Receiver> {
  return Object.fromEntries(
    detailsFormIds.map((id) => [
      id,
      (submission: Submission, answers: Answers) => receive(services, submission, answers),
    ]),
  );
}

async function receive(
  { db, now, secret }: Services,
  submission: Submission,
  answers: Answers,
): Promise<ReceiverResult> {
  const form = forms.get(formOfDetails(submission.form) ?? "");
  const address = single(answers, addsTo) ?? "";
  const signed = new URLSearchParams(address.split("?")[1]).get("more") ?? "";
  const link = readLink(secret, signed, ["details"], now());
  if (!form || !link || link.expired) return { outcome: "refused", status: 422, sentence: gone };
  const added = { ...submission, answers: submission.answers.filter(({ key }) => key !== addsTo) };
  const stored = await addDetails(
    db,
    {
      leadId: link.id,
      form: form.id,
      submission: added,
      order: Object.keys(form.fields),
      subjectOf: (all) => subjectOf(form, all),
    },
    now(),
  );
  return stored.outcome === "closed" ? { outcome: "refused", status: 409, sentence: gone } : stored;
}
