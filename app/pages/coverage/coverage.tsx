import { data } from "react-router";
import { carriedDevice } from "#app/booking/steps/carried-device.server.ts";
import { servicesContext } from "#app/context.ts";
import { coverageOf } from "#app/coverage/check.server.ts";
import type { CoverageResult } from "#app/coverage/coverage-result.ts";
import { CoverageTool } from "#app/coverage/coverage-tool.tsx";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { PageForm } from "#app/pages/forms/page-form.tsx";
import { lookUpServices } from "#app/pages/orders/look-up-services.server.ts";
import { PageView } from "#app/paint/page-view.tsx";
import { normalPath } from "#app/paint/request-path.ts";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import type { Route } from "./+types/coverage";

/** The coverage check, and the form for what it cannot settle. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await answerAskedFor(request, context);
  const refused = context.get(refusedFormContext) ?? answer;
  const tool = <CoverageTool answer={refused?.found as CoverageResult | undefined} refused={refused} />;
  const shown = await loadPage({ request, context }, pageAt(normalPath(request)), undefined, tool);
  const number = refused?.typed.get("number")?.[0] ?? "";
  if (!refused) return data({ ...shown, number });
  return data({ ...shown, number }, { status: answer?.status ?? 200, headers: privateHeaders });
}

/** With `?answer`: what the register says of the number that the browser carries. */
async function answerAskedFor(request: Request, context: Route.LoaderArgs["context"]) {
  if (!new URL(request.url).searchParams.has("answer")) return undefined;
  const number = carriedDevice(context.get(servicesContext).config, request);
  return number ? coverageOf(number, lookUpServices(context)) : undefined;
}

export default function Coverage({ loaderData: { facts, segments, number } }: Route.ComponentProps) {
  return (
    <PageView path={facts.path} segments={segments}>
      {(island) => <PageForm island={island} page={facts} carries={{ number }} />}
    </PageView>
  );
}
