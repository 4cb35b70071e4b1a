import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import type { FormBlock } from "#app/blocks/form/form.block.ts";
import type { ReachNumbers } from "#app/blocks/reach.tsx";
import { content } from "#app/content/content.server.ts";
import { standingHtmlContext } from "#app/context.ts";
import { hoursText } from "#app/dates/india-time.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { FormNotice } from "#app/forms/draw/form-notice.tsx";
import type { Form } from "#app/forms/engine/define-form.ts";
import { asksLater } from "#app/forms/engine/details-form.ts";
import { noticeVersion } from "#app/forms/receive/notice-version.server.ts";
import type { LoaderArguments } from "#app/paint/page-segments.tsx";
import { isDataRequest } from "#app/paint/request-path.ts";
import { linkChoice } from "./link-choice.server.ts";

/** A form's part of the page data; its declaration is in the scripts of form pages. */
export type LoadedForm = {
  form: string;
  notice: { version: string; html: string };
  /** Phone numbers and hours, as an alternative to the form. */
  reach: ReachNumbers;
};

/** A form block as an island; `chosen` holds the answers that the link chose, field -> answer. */
export type FormIsland = LoadedForm & { block: FormBlock; chosen: Readonly<Record<string, string>> };

export function reachNumbers(): Omit<ReachNumbers, "hours"> {
  const { phone, whatsapp } = content.site;
  return { phone, whatsapp };
}

function hours(): string[] {
  const [office] = content.site.offices;
  return office?.hours.map(hoursText) ?? [];
}

/** Turns a form block into the data of its island. */
export function loadFormBlock(block: FormBlock, { request, context }: LoaderArguments): FormIsland {
  const form = forms.get(block.form);
  if (!form) throw new Error(`A page shows the form "${block.form}", which is not declared`);
  const kind = new URL(request.url).searchParams.get("kind") ?? "";
  return { block, ...loadForm(form, context, isDataRequest(request)), chosen: linkChoice(form, kind) };
}

/** @param inData whether the data includes the notice; a document has it only in its HTML */
export function loadForm(form: Form, context: Readonly<RouterContextProvider>, inData = false): LoadedForm {
  const { site } = content;
  const html = renderToStaticMarkup(<FormNotice form={form} site={site} folded />);
  context.get(standingHtmlContext).set(`${form.id}-notice`, html);
  return {
    form: form.id,
    notice: { version: noticeVersion(form, site).version, html: inData ? html : "" },
    reach: { ...reachNumbers(), ...(asksLater(form) ? { hours: hours() } : {}) },
  };
}
