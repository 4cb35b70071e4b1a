import { NextSteps } from "#app/blocks/form/next-steps.tsx";
import { Reach } from "#app/blocks/reach.tsx";
import { content } from "#app/content/content.server.ts";
import { pageMeta, unlistedFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { Kolam } from "#app/figures/kolam.tsx";
import { ownKolam } from "#app/figures/own-kolam.ts";
import { receivedForm } from "#app/forms/declared/forms.ts";
import { LeadForm } from "#app/forms/draw/lead-form.tsx";
import { isOfDetails } from "#app/forms/engine/details-form.ts";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { pageFacts } from "#app/pages/content/load-page.tsx";
import { forgetsArrival } from "#app/values/forgets-arrival.ts";
import type { Route } from "./+types/form-refused";
import { loadForm } from "./load-form.tsx";

/** A form on its own page: shows a browser without JavaScript what to correct. */
export function loader({ params, context }: Route.LoaderArgs) {
  const form = receivedForm(params.form);
  if (!form) throw missing(`/forms/${params.form}/again`);
  const refused = context.get(refusedFormContext) ?? undefined;
  const met = content.page(refused?.page ?? "");
  const facts = unlistedFacts(
    {
      path: `/forms/${form.id}/again`,
      title: form.title,
      description: form.purpose.en,
      section: met?.section ?? "company",
      forgetsArrival: !form.attribution || (met ? forgetsArrival(pageFacts(met)) : false),
    },
    [{ name: form.title }],
  );
  return { facts, refused, shown: loadForm(form, context) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.facts, loaderData?.refused !== undefined);
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export default function FormsAgain({ loaderData: { facts, refused, shown } }: Route.ComponentProps) {
  const form = receivedForm(shown.form);
  if (!form) return null;
  const path = refused?.page ?? facts.path;
  const next = isOfDetails(form) ? undefined : form.thanks.next;
  return (
    <>
      <section className="hero" data-variant="tool">
        <div className="wrap">
          <Kolam {...ownKolam(path, facts.section)} />
          <div className="say">
            <h1>{form.heading ?? form.title}</h1>
            <p className="lede">We use your answers {form.purpose.en}.</p>
          </div>
        </div>
      </section>
      <section className="block tool">
        <div className={next ? "wrap with-next" : "wrap"}>
          <div className="sheet form-box">
            <h2 className="hidden">Your answers</h2>
            <LeadForm
              form={form}
              {...(isOfDetails(form) ? {} : { notice: shown.notice })}
              page={{ ...facts, path }}
              refused={refused}
            />
          </div>
          {next && <NextSteps steps={next} level={2} />}
          <Reach {...shown.reach} isAlone />
        </div>
      </section>
    </>
  );
}
