import type { Form } from "#app/forms/engine/define-form.ts";
import { asksLater, detailsForm } from "#app/forms/engine/details-form.ts";
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

/** The forms that a `form` block may show; docs/content.md names them too. */
const pageForms: readonly Form[] = [
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
  complaint,
];

/** Forms that belong to a tool. */
const toolForms: readonly Form[] = [token, reservationRequest, eventPlace];

/** The ids that a `form` block may name. */
export const pageFormIds: readonly string[] = pageForms.map(({ id }) => id);

/** Every declared form, by its id. */
export const forms: ReadonlyMap<string, Form> = new Map(
  [...pageForms, ...toolForms].map((form) => [form.id, form]),
);

const detailsForms: ReadonlyMap<string, Form> = new Map(
  [...forms.values()]
    .filter(asksLater)
    .map(detailsForm)
    .map((form) => [form.id, form]),
);

/** The ids of the forms of details. */
export const detailsFormIds: readonly string[] = [...detailsForms.keys()];

/** The form received under an id: a declared one, or its form of details. */
export function receivedForm(id: string): Form | undefined {
  return forms.get(id) ?? detailsForms.get(id);
}
