import { againContext } from "#app/context.ts";
import { type DocumentFacts, pageMeta } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { forms } from "#app/forms/index.ts";
import { LeadForm } from "#app/forms/lead-form.tsx";
import type { Route } from "./+types/forms-again";
import { showForm } from "./show-form.tsx";

/** A form on a page of its own: what a browser without script gets back when something is to be put right. */
export function loader({ params, context }: Route.LoaderArgs) {
  const form = forms.get(params.form);
  if (!form) throw missing(`/forms/${params.form}/again`);
  const facts: DocumentFacts = {
    path: `/forms/${form.id}/again`,
    title: form.title,
    description: form.purpose.en,
    // On pages for schools and parents nothing of an arrival is remembered, and so not here.
    section: form.attribution ? "company" : "education",
    heroTone: "paper",
    fixedHeader: true,
    noindex: true,
    breadcrumb: [{ name: "Home", path: "/" }, { name: form.title }],
  };
  return { facts, again: context.get(againContext) ?? undefined, shown: showForm(form, context) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export default function FormsAgain({ loaderData: { facts, again, shown } }: Route.ComponentProps) {
  const form = forms.get(shown.form);
  if (!form) return null;
  return (
    <section className="hero">
      <div className="wrap reading">
        <h1>{form.title}</h1>
        <h2 className="hidden">Your answers</h2>
        <div className="sheet form-box">
          <LeadForm form={form} notice={shown.notice} page={facts.path} again={again} />
        </div>
      </div>
    </section>
  );
}
