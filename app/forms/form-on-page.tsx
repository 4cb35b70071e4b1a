import { renderToStaticMarkup } from "react-dom/server";
import { drawnForm, type Form } from "./define-form.ts";
import { FormNotice } from "./form-notice.tsx";
import type { NoticeSite } from "./notice.ts";
import { noticeVersion } from "./notice-version.server.ts";

/** For loaders: the properties of `LeadForm`, as plain data. */
export function formOnPage(form: Form, site: NoticeSite, page: string) {
  const html = renderToStaticMarkup(<FormNotice form={form} site={site} />);
  return { form: drawnForm(form), notice: { version: noticeVersion(form, site).version, html }, page };
}
