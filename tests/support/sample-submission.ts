import { randomUUID } from "node:crypto";
import type { Submission } from "#app/leads/submissions/submission.ts";

type Changes = Partial<Omit<Submission, "person">> & { person?: Submission["person"] };

/** A complete submission with its own id, six answers, consent, attribution and two mails. */
export function sampleSubmission({ person, ...changes }: Changes = {}): Submission {
  const submissionId = randomUUID();
  const touch = {
    landingPage: "/services/deployment",
    source: "newsletter",
    medium: "email",
    campaign: "autumn",
  };
  const visitor = {
    name: "Asha Rao",
    email: "asha.rao@school.test",
    phone: "+91 98765 43210",
    organization: "Lakeside School",
    city: "Bengaluru",
    ...person,
  };
  return {
    submissionId,
    fingerprint: `fingerprint of ${submissionId}`,
    referencePrefix: "DTS",
    form: "enterprise-contact",
    kind: "sales",
    subject: "Enterprise enquiry",
    person: visitor,
    answers: [
      { key: "devices", label: "How many devices?", value: "250" },
      { key: "topics", label: "What is it about?", value: ["Deployment", "Repairs"] },
      {
        key: "message",
        label: "Your message",
        value: "We would like to replace our classroom computers next term.",
      },
      { key: "when", label: "When?", value: "Within three months" },
      { key: "budget", label: "Budget", value: "Not decided" },
      { key: "contact", label: "How may we reach you?", value: "By phone" },
    ],
    consent: {
      noticeVersion: "2026-11-01",
      noticeHash: "sha256-of-the-notice",
      wording: "We use what you enter to answer you.",
      language: "en",
      basis: "request",
      boxes: { updates: false },
    },
    attribution: { first: touch, last: touch },
    page: "/enterprise-contact",
    mails: [
      {
        kind: "mail",
        template: "lead-notification",
        data: { formName: "Enterprise contact", lines: [{ label: "How many devices?", value: "250" }] },
        to: ["sales@dts.example"],
        subject: "New enquiry {reference}",
      },
      {
        kind: "mail",
        template: "confirmation",
        data: { formName: "Enterprise contact", nextSteps: ["We call you within one working day."] },
        to: [visitor.email],
        subject: "We received your enquiry {reference}",
      },
    ],
    ...changes,
  };
}
