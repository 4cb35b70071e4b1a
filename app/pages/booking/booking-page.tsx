import { type ShouldRevalidateFunctionArgs, useMatches } from "react-router";
import type { ReachNumbers } from "#app/blocks/reach.tsx";
import type { ToolBlock } from "#app/blocks/tool/tool.block.ts";
import { ToolFrame } from "#app/blocks/tool/tool-frame.tsx";
import { BookingSteps } from "#app/booking/steps/booking-steps.tsx";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { reachNumbers } from "#app/pages/forms/load-form.tsx";
import { isFormIsland, PageForm } from "#app/pages/forms/page-form.tsx";
import { PageView } from "#app/paint/page-view.tsx";
import { normalPath } from "#app/paint/request-path.ts";
import type { Route } from "./+types/booking-page";
import type { BookingStepsData } from "./steps-of-page.ts";

type Island = { block: ToolBlock; reach: ReachNumbers };

/** The page around a booking tool. Its steps are a route of their own, so that a step loads only its own data. */
export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage<Island>({ request, context }, pageAt(normalPath(request)), (block) =>
    block.block === "tool" ? { block, reach: reachNumbers() } : undefined,
  );
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function BookingPage({ loaderData: { facts, segments } }: Route.ComponentProps) {
  const steps = useMatches().at(-1)?.loaderData as BookingStepsData | null;
  return (
    <PageView path={facts.path} segments={segments}>
      {(island) =>
        isFormIsland(island) ? (
          <PageForm island={island} page={facts} />
        ) : (
          <ToolFrame block={island.block} reach={island.reach}>
            {steps && <BookingSteps view={steps.view} refused={steps.refused} />}
          </ToolFrame>
        )
      }
    </PageView>
  );
}
