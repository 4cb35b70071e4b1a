import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import type { ToolBlock } from "#app/blocks/tool/tool.schema.ts";
import { ToolFrame } from "#app/blocks/tool/tool-frame.tsx";
import { pageMeta } from "#app/document/facts.ts";
import { PageView } from "#app/document/page-view.tsx";
import { normalPath } from "#app/document/show.tsx";
import type { Route } from "./+types/booking-page";
import { pageAt, showPage } from "./show-page.tsx";

/** The page around a booking tool; its steps are a route of their own, so that a step asks for itself alone. */
export function loader({ request, context }: Route.LoaderArgs) {
  return showPage<ToolBlock>({ request, context }, pageAt(normalPath(request)), (block) =>
    block.block === "tool" ? block : undefined,
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function BookingPage({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return (
    <PageView path={facts.path} segments={segments}>
      {(block) => (
        <ToolFrame block={block}>
          <Outlet />
        </ToolFrame>
      )}
    </PageView>
  );
}
