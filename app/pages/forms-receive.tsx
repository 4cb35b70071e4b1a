import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { type DocumentFacts, pageMeta } from "#app/document/facts.ts";
import { forms } from "#app/forms/index.ts";
import { LeadForm } from "#app/forms/lead-form.tsx";
import { receiveSubmission } from "#app/forms/submission.server.ts";
import type { Route } from "./+types/forms-receive";
import { formServices } from "./form-services.server.ts";
import { showForm } from "./show-form.tsx";

/** Receives every form. A browser without script that has to put something right gets the form here again. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const result = await receiveSubmission(request, params.form, formServices(context));
  if (result instanceof Response) {
    if (result.status < 400) context.get(servicesContext).wakeOutbox();
    return result;
  }
  const { status, headers, ...again } = result;
  return data(again, { status, headers });
}

/** Opened by hand there is nothing to receive: the form is shown. */
export function loader({ params }: Route.LoaderArgs) {
  const form = forms.get(params.form);
  if (!form) throw data(null, { status: 404 });
  const facts: DocumentFacts = {
    path: `/forms/${form.id}`,
    title: form.title,
    description: form.purpose.en,
    section: "company",
    heroTone: "paper",
    fixedHeader: true,
    noindex: true,
    breadcrumb: [{ name: "Home", path: "/" }, { name: form.title }],
  };
  return { facts, ...showForm(form) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers(actionHeaders);
  headers.set("Cache-Control", "no-store");
  return headers;
};

export default function FormsReceive({
  loaderData: { facts, form, notice },
  actionData,
}: Route.ComponentProps) {
  return (
    <section className="block reading">
      <div className="wrap">
        <h1>{form.title}</h1>
        <div className="sheet form-box">
          <LeadForm form={form} notice={notice} page={facts.path} again={actionData} />
        </div>
      </div>
    </section>
  );
}
