import { FormFrame } from "#app/blocks/form/form-frame.tsx";
import { pageMeta } from "#app/document/facts.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { LeadForm } from "#app/forms/draw/lead-form.tsx";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { isDataRequest, normalPath } from "#app/paint/page-segments.tsx";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import type { Route } from "./+types/form-page";
import { linkChoice } from "./link-choice.server.ts";
import { type FormIsland, loadForm } from "./load-form.tsx";

/** A content page with a form. */
export function loader({ request, context }: Route.LoaderArgs) {
  const page = pageAt(normalPath(request));
  const kind = new URL(request.url).searchParams.get("kind") ?? "";
  return loadPage<FormIsland & { chosen: Chosen }>({ request, context }, page, (block) => {
    if (block.block !== "form") return undefined;
    const form = forms.get(block.form);
    if (!form) throw new Error(`${page.path} shows the form "${block.form}", which is not declared`);
    return { block, ...loadForm(form, context, isDataRequest(request)), chosen: linkChoice(form, kind) };
  });
}

/** Field -> answer. */
type Chosen = Readonly<Record<string, string>>;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const shouldRevalidate = onlyWhenAddressChanges;

export default function FormPage({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return (
    <PageView path={facts.path} segments={segments}>
      {({ block, form: id, notice, reach, chosen }) => {
        const form = forms.get(id);
        return (
          <FormFrame block={block} reach={reach}>
            {/* Another link of the page chooses anew. */}
            {form && (
              <LeadForm key={JSON.stringify(chosen)} {...{ form, notice }} page={facts} carries={chosen} />
            )}
          </FormFrame>
        );
      }}
    </PageView>
  );
}
