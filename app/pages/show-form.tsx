import { renderToStaticMarkup } from "react-dom/server";
import type { FormBlock } from "#app/blocks/form/form.schema.ts";
import { content } from "#app/content/content.server.ts";
import { type DrawnForm, drawnForm, type Form } from "#app/forms/define-form.ts";
import { FormNotice } from "#app/forms/form-notice.tsx";
import { noticeVersion } from "#app/forms/notice-version.server.ts";

/** What a page's data holds of a form, so that its island needs no registry of forms in the scripts. */
export type ShownForm = { form: DrawnForm; notice: { version: string; html: string } };

/** A form block as the data of its island. */
export type FormIsland = ShownForm & { block: FormBlock };

export function showForm(form: Form): ShownForm {
  const { site } = content;
  const html = renderToStaticMarkup(<FormNotice form={form} site={site} />);
  return { form: drawnForm(form), notice: { version: noticeVersion(form, site).version, html } };
}
