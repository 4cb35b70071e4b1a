import { feedbackId, feedbackThanks } from "#app/feedback/feedback.ts";
import type { Form } from "#app/forms/engine/define-form.ts";
import { application } from "./application.ts";
import { bepFeedback } from "./bep-feedback.ts";
import { complaint } from "./complaint.ts";
import { contact } from "./contact.ts";
import { countOnIpad } from "./count-on-ipad.ts";
import { coverageFollowUp } from "./coverage-follow-up.ts";
import { dataRequest } from "./data-request.ts";
import { educationContact } from "./education-contact.ts";
import { educationOffers } from "./education-offers.ts";
import { enterpriseContact } from "./enterprise-contact.ts";
import { eventPlace } from "./event-place.ts";
import { finance } from "./finance.ts";
import { iim } from "./iim.ts";
import { newsletter } from "./newsletter.ts";
import { reservationRequest } from "./pre-order.ts";
import { reportRequest } from "./report-request.ts";
import { tcoReport } from "./tco-report.ts";
import { token } from "./token.ts";
import { vectorworks } from "./vectorworks.ts";

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
    reservationRequest,
    eventPlace,
    complaint,
  ].map((form) => [form.id, form]),
);

/** The words of the confirmation at `/forms/{id}/done`, also of the feedback form; undefined for an unknown id. */
export function thanksFor(formId: string): Form["thanks"] | undefined {
  return formId === feedbackId ? feedbackThanks : forms.get(formId)?.thanks;
}
