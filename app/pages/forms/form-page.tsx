import type { loadPage } from "#app/pages/content/load-page.tsx";
import { PageView } from "#app/paint/page-view.tsx";
import { PageForm } from "./page-form.tsx";

type Props = { loaderData: Awaited<ReturnType<typeof loadPage<never>>> };

/** A content page with a form. */
export default function FormPage({ loaderData: { facts, segments } }: Props) {
  return (
    <PageView path={facts.path} segments={segments}>
      {(island) => <PageForm island={island} page={facts} />}
    </PageView>
  );
}
