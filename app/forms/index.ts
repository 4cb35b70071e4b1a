import { application } from "./declared/application.ts";
import { bepFeedback } from "./declared/bep-feedback.ts";
import { complaint } from "./declared/complaint.ts";
import { contact } from "./declared/contact.ts";
import { countOnIpad } from "./declared/count-on-ipad.ts";
import { coverageFollowUp } from "./declared/coverage-follow-up.ts";
import { dataRequest } from "./declared/data-request.ts";
import { educationContact } from "./declared/education-contact.ts";
import { educationOffers } from "./declared/education-offers.ts";
import { enterpriseContact } from "./declared/enterprise-contact.ts";
import { eventPlace } from "./declared/event-place.ts";
import { finance } from "./declared/finance.ts";
import { iim } from "./declared/iim.ts";
import { newsletter } from "./declared/newsletter.ts";
import { preOrder } from "./declared/pre-order.ts";
import { reportRequest } from "./declared/report-request.ts";
import { tcoReport } from "./declared/tco-report.ts";
import { token } from "./declared/token.ts";
import { vectorworks } from "./declared/vectorworks.ts";
import type { Form } from "./define-form.ts";
import { feedbackId, feedbackThanks } from "./feedback/feedback.ts";

/** Every declared form, by its id. */
export const forms: ReadonlyMap<string, Form> = new Map(
  [
    contact,
    enterpriseContact,
    educationContact,
    educationOffers,
    finance,
    tcoReport,
    vectorworks,
    reportRequest,
    iim,
    countOnIpad,
    bepFeedback,
    newsletter,
    dataRequest,
    application,
    coverageFollowUp,
    token,
    preOrder,
    eventPlace,
    complaint,
  ].map((form) => [form.id, form]),
);

/** The words of the confirmation at `/forms/{id}/done`, also of the feedback form; undefined for an unknown id. */
export function thanksFor(formId: string): Form["thanks"] | undefined {
  return formId === feedbackId ? feedbackThanks : forms.get(formId)?.thanks;
}
