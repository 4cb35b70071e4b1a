import type { Row } from "#app/database/rows.server.ts";
import { searchTokens } from "#app/database/search.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { allHours } from "#app/dates/working-time.ts";
import { firstClock } from "#app/leads/clocks.ts";
import { dueOf } from "#app/leads/due.ts";
import { spamFrom, type Touch } from "#app/leads/lead.ts";
import { personalColumns } from "#app/leads/people/personal-columns.ts";
import type { Owner } from "#app/leads/routing/route-leads.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import { phoneKey } from "#app/values/contact-keys.ts";
import type { Submission } from "./submission.ts";

export type NewLead = {
  submission: Submission;
  now: Date;
  leadId: string;
  reference: string;
  personId: string;
  companyId: string | null;
  /** The notice that the page showed, if it is not the current one. */
  olderNotice?: Row<"notices">;
  /** The owner by the routing rules. */
  owner: Owner | undefined;
};

/** All rows of one new lead, except its mails. */
export function rowsOf(lead: NewLead) {
  const { submission, now, leadId, olderNotice, owner } = lead;
  const { consent, attribution } = submission;
  const at = now.getTime();
  const answers = submission.answers.map(
    (answer, position): Row<"answers"> => ({ lead_id: leadId, position, ...answer }),
  );
  const detail = { form: submission.form, page: submission.page ?? null };
  // The entry has the lead's own id, so that no later entry sorts before it.
  const created = { ...timelineRow(leadId, { kind: "created", detail }, now), id: leadId };
  const given = { kind: "routed", detail: { to: owner?.id, rule: owner?.rule } } as const;
  const routed = owner ? [timelineRow(leadId, given, now)] : [];
  return {
    lead: leadRow(lead),
    answers,
    notice: consent && !olderNotice ? [{ hash: consent.noticeHash, wording: consent.wording }] : [],
    consent: consent
      ? [
          {
            lead_id: leadId,
            notice_hash: olderNotice?.hash ?? consent.noticeHash,
            notice_version: consent.noticeVersion,
            language: consent.language,
            basis: consent.basis,
            boxes: consent.boxes,
            created_at: at,
          } satisfies Row<"consents">,
        ]
      : [],
    attributions: [
      ...touchRow(leadId, "first", attribution?.first),
      ...touchRow(leadId, "last", attribution?.last),
    ],
    events: [created, ...routed],
  };
}

function leadRow({ submission, now, leadId, reference, personId, companyId, owner }: NewLead): Row<"leads"> {
  const { person, spam, kind } = submission;
  const status = statusOf(submission);
  const received = { kind, receivedAt: now.getTime() };
  const clockAt = submission.appointmentAt ?? firstClock(received, submission.workingTime ?? allHours);
  return {
    id: leadId,
    reference,
    form: submission.form,
    subject: submission.subject,
    page: submission.page ?? null,
    status,
    person_id: personId,
    owner_id: owner?.id ?? null,
    ...personalColumns(person),
    source: submission.attribution?.last?.source ?? null,
    flags: submission.flags ?? [],
    spam_score: spam?.score ?? null,
    spam_reasons: spam?.reasons ?? [],
    search: searchText(submission, reference),
    conversation: "",
    version: 1,
    kind,
    clock_at: clockAt,
    step_text: null,
    step_at: null,
    due_at: dueOf({ kind, status, clockAt, stepAt: null, isClosed: false }),
    unread_since: owner ? now.getTime() : null,
    reply_unread_since: null,
    restricted_at: null,
    erased_at: null,
    company_id: companyId,
    import_id: null,
    arrival_campaign: submission.attribution?.last?.campaign ?? null,
    arrival_page: submission.attribution?.last?.landingPage ?? null,
    counted_on: dayOf(now),
    answered_at: null,
    answer_ms: null,
    value_paise: null,
    order_number: null,
    lost_reason: null,
    lost_words: null,
    created_at: now.getTime(),
    updated_at: now.getTime(),
  };
}

/** A suspected spam lead starts in the spam box. */
export function statusOf({ spam }: Pick<Submission, "spam">): "new" | "spam" {
  return spam && spam.score >= spamFrom ? "spam" : "new";
}

/** The search text of a lead. */
export function searchText(
  { person, answers }: Pick<Submission, "person" | "answers">,
  reference: string,
): string {
  const digits = phoneKey(person.phone)?.replace("+", "") ?? "";
  const national = digits.replace(/^91(?=\d{10}$)/, "");
  const about = [person.name, person.organization, person.email, person.city].map((text) => text ?? "");
  return searchTokens([reference, digits, national, ...about, ...answers.flatMap(({ value }) => value)]).join(
    " ",
  );
}

function touchRow(leadId: string, touch: "first" | "last", from: Touch | undefined): Row<"attributions">[] {
  if (!from) return [];
  return [
    {
      lead_id: leadId,
      touch,
      landing_page: from.landingPage,
      source: from.source ?? null,
      medium: from.medium ?? null,
      campaign: from.campaign ?? null,
      term: from.term ?? null,
      content: from.content ?? null,
    },
  ];
}
