import { data } from "react-router";
import { FormFrame } from "#app/blocks/form/form-frame.tsx";
import { carriedDevice } from "#app/booking/steps/carried-device.server.ts";
import { againContext, servicesContext } from "#app/context.ts";
import { answerFor } from "#app/coverage/check.server.ts";
import type { CoverageResult } from "#app/coverage/coverage-result.ts";
import { CoverageTool } from "#app/coverage/coverage-tool.tsx";
import { pageMeta } from "#app/document/facts.ts";
import { coverageFollowUp } from "#app/forms/declared/coverage-follow-up.ts";
import { LeadForm } from "#app/forms/draw/lead-form.tsx";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { type FormIsland, loadForm } from "#app/pages/forms/load-form.tsx";
import { lookUpServices } from "#app/pages/orders/look-up-services.server.ts";
import { isDataRequest } from "#app/paint/page-segments.tsx";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import type { Route } from "./+types/coverage";

/** The coverage check, and the form for what it cannot settle. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await answerAskedFor(request, context);
  const again = context.get(againContext) ?? answer;
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
  if (!again) return data({ ...shown, number });
  return data({ ...shown, number }, { status: answer?.status ?? 200, headers: privateHeaders });
}

/** With `?answer`: what the register says of the number that the browser carries. */
async function answerAskedFor(request: Request, context: Route.LoaderArgs["context"]) {
  if (!new URL(request.url).searchParams.has("answer")) return undefined;
  const number = carriedDevice(context.get(servicesContext).config, request);
  return number ? answerFor(number, lookUpServices(context)) : undefined;
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
