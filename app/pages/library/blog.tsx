import { FormFrame } from "#app/blocks/form/form-frame.tsx";
import { pageMeta } from "#app/document/facts.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { LeadForm } from "#app/forms/draw/lead-form.tsx";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import { normalPath } from "#app/paint/request-path.ts";
import type { Route } from "./+types/blog";
import { loadBlog } from "./load-blog.tsx";

/** The blog and its categories: `/blog`, `/blog/category/{category}`, with `?page=` and `?q=`. */
export function loader({ request, context }: Route.LoaderArgs) {
  return loadBlog({ request, context }, normalPath(request));
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const shouldRevalidate = onlyWhenAddressChanges;

export default function Blog({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return (
    <PageView path={facts.path} segments={segments}>
      {({ block, form: id, notice }) => {
        const form = forms.get(id);
        return (
          <FormFrame block={block}>{form && <LeadForm form={form} notice={notice} page={facts} />}</FormFrame>
        );
      }}
    </PageView>
  );
}
