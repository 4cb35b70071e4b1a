import { createHash } from "node:crypto";
import type { Site } from "#app/content/schema/site.schema.ts";
import { labelledAnswers } from "#app/forms/engine/answers.ts";
import type { NoticeSite } from "#app/forms/engine/notice.ts";
import { noticeVersion } from "#app/forms/receive/notice-version.server.ts";
import { spamScore } from "#app/forms/receive/spam-score.ts";
import { type Answer, spamFrom } from "#app/leads/lead.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { feedbackFields, feedbackId, feedbackPath, feedbackSubject, questions } from "./feedback.ts";
import { feedbackNotice } from "./feedback-notice.ts";
import { messageAsText, readMessage } from "./read-message.ts";
import type { FeedbackAddresses, WireFeedback } from "./wire.server.ts";

export type FeedbackSite = NoticeSite & Pick<Site, "referencePrefix"> & { feedback: FeedbackAddresses };

/** Turns the wire format into a submission: the six answers from the message, and one mail made from them. */
export function feedbackSubmission(
  wire: WireFeedback,
  key: string | undefined,
  site: FeedbackSite,
): Submission {
  const { name, organization, message } = wire;
  const read = readMessage(message);
  const answers = read ? labelledAnswers({ fields: questions }, read) : [unread(message)];
  const spam = spamScore({ fields: feedbackFields }, { name, organization, ...read }, undefined);
  const isSpam = spam.score >= spamFrom;
  const { version, hash, wording } = noticeVersion(feedbackNotice, site);
  const mails = [mail(wire, read ? answers : undefined, site.feedback)];
  return {
    ...(key ? { submissionId: idFrom(key) } : {}),
    fingerprint: sha256(JSON.stringify([feedbackId, name, organization, message])),
    referencePrefix: site.referencePrefix,
    form: feedbackId,
    kind: "record",
    subject: feedbackSubject,
    person: { name, organization },
    answers,
    consent: {
      noticeVersion: version,
      noticeHash: hash,
      wording,
      language: "en, hi",
      basis: "voluntary_s7a",
      boxes: {},
    },
    page: feedbackPath,
    ...(isSpam ? { spam } : {}),
    ...(read ? {} : { flags: ["The answers could not be read: the message is kept as plain text."] }),
    ...(isSpam ? { mails: [], held: mails } : { mails }),
  };
}

/** Turns a key of any shape into an id; the same key always gives the same id. */
function idFrom(key: string): string {
  return sha256(`${feedbackId} ${key}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function unread(message: string): Answer {
  return { key: "message", label: "Message", value: messageAsText(message) };
}

/** Sent only to the configured addresses, and never with any part of the received HTML. */
function mail(
  { name, organization }: WireFeedback,
  answers: Answer[] | undefined,
  { to, cc }: FeedbackAddresses,
): OutgoingMail {
  const lines = answers ?? [
    { label: "Answers", value: "They could not be read. The lead in the workspace shows what was sent." },
  ];
  return {
    kind: "mail",
    template: "lead-notification",
    data: {
      formName: feedbackSubject,
      lines: [
        { label: "Name", value: name },
        { label: "Organization", value: organization },
        ...lines.map(({ label, value }) => ({ label, value })),
      ],
    },
    to: [to],
    cc: [cc],
    subject: feedbackSubject,
  };
}
