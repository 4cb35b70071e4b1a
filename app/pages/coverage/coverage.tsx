import { data } from "react-router";
import { FormFrame } from "#app/blocks/form/form-frame.tsx";
import { againContext } from "#app/context.ts";
import type { CoverageResult } from "#app/coverage/coverage-result.ts";
import { CoverageTool } from "#app/coverage/coverage-tool.tsx";
import { pageMeta } from "#app/document/facts.ts";
import { coverageFollowUp } from "#app/forms/declared/coverage-follow-up.ts";
import { LeadForm } from "#app/forms/draw/lead-form.tsx";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { type FormIsland, loadForm } from "#app/pages/forms/load-form.tsx";
import { isDataRequest } from "#app/paint/page-segments.tsx";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import type { Route } from "./+types/coverage";

/** The coverage check, and the form for cases it cannot settle. */
export function loader({ request, context }: Route.LoaderArgs) {
  const again = context.get(againContext) ?? undefined;
  const tool = <CoverageTool answer={again?.found as CoverageResult | undefined} again={again} />;
  const shown = loadPage<FormIsland>(
    { request, context },
    pageAt("/check-dcare-coverage"),
    (block) =>
      block.block === "form"
        ? { block, ...loadForm(coverageFollowUp, context, isDataRequest(request)) }
        : undefined,
    tool,
  );
  const number = again?.typed.get("number")?.[0] ?? "";
  return data({ ...shown, number }, again ? { headers: privateHeaders } : {});
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const shouldRevalidate = onlyWhenAddressChanges;

export default function Coverage({ loaderData: { facts, segments, number } }: Route.ComponentProps) {
  return (
    <PageView path={facts.path} segments={segments}>
      {({ block, notice, reach }: FormIsland) => (
        <FormFrame block={block} reach={reach}>
          <LeadForm form={coverageFollowUp} notice={notice} page={facts} carries={{ number }} />
        </FormFrame>
      )}
    </PageView>
  );
}
