import { createHash } from "node:crypto";
import type { WorkingTime } from "#app/dates/working-time.ts";
import { type Consent, type Kind, noticeVersionOf, type TypedPerson } from "#app/leads/lead.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { type EntryBasis, entryBases } from "./entry-choices.ts";

/** An enquiry that staff enter, not the person. */
export type Entered = {
  /** Entries with the same id are one entry. */
  submissionId: string;
  form: { id: string; kind: Kind; title: string };
  person: TypedPerson;
  /** What they want, in a sentence. */
  text: string;
  source: string;
  basis: EntryBasis;
  mails?: OutgoingMail[];
};

type Site = { referencePrefix: string; workingTime?: WorkingTime };

/**
 * An entered enquiry for storing: without a visit, with the consent that staff state, and with mails only if asked for.
 */
export function enteredSubmission(entered: Entered, site: Site): Submission {
  const { submissionId, form, person, text, source, basis, mails = [] } = entered;
  return {
    submissionId,
    fingerprint: hashOf(JSON.stringify([form.id, person, text, source, basis])),
    referencePrefix: site.referencePrefix,
    form: form.id,
    kind: form.kind,
    ...(site.workingTime ? { workingTime: site.workingTime } : {}),
    subject: text.split("\n", 1)[0]?.slice(0, 120) || form.title,
    person,
    answers: text ? [{ key: "message", label: "What they want", value: text }] : [],
    consent: consentOf(basis),
    attribution: { last: { landingPage: "", source } },
    mails,
  };
}

/** No box is ticked: an entered enquiry permits an answer, but no offers. */
function consentOf(basis: EntryBasis): Consent {
  const wording = entryBases.find(({ id }) => id === basis)?.wording ?? "";
  const noticeHash = hashOf(wording);
  return {
    ...{ noticeHash, wording, noticeVersion: noticeVersionOf(noticeHash) },
    ...{ language: "en", basis: "voluntary_s7a", boxes: {} },
  };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
