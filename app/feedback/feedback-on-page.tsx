import { renderToStaticMarkup } from "react-dom/server";
import { FormNotice } from "#app/forms/draw/form-notice.tsx";
import { prefillFrom, servicePath } from "./feedback.ts";
import { feedbackNotice } from "./feedback-notice.ts";
import type { FeedbackSite } from "./feedback-submission.server.ts";

/**
 * For loaders: the properties of `FeedbackForm`, as plain data.
 * @param serviceHost origin of the service, empty for our own
 */
export function feedbackOnPage(site: FeedbackSite, serviceHost: string, search: URLSearchParams) {
  return {
    wire: { endpoint: `${serviceHost}${servicePath}`, emailTo: site.feedback.to, emailCc: site.feedback.cc },
    prefill: prefillFrom(search),
    noticeHtml: renderToStaticMarkup(<FormNotice form={feedbackNotice} site={site} apart folded />),
  };
}
