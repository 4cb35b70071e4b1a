import { data } from "react-router";
import type { ReachNumbers } from "#app/blocks/reach.tsx";
import type { ToolBlock } from "#app/blocks/tool/tool.block.ts";
import { ToolFrame } from "#app/blocks/tool/tool-frame.tsx";
import { content } from "#app/content/content.server.ts";
import { servicesContext, standingHtmlContext } from "#app/context.ts";
import { feedbackId, feedbackThanks } from "#app/feedback/feedback.ts";
import { FeedbackForm } from "#app/feedback/feedback-form.tsx";
import { feedbackOnPage } from "#app/feedback/feedback-on-page.tsx";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { reachNumbers } from "#app/pages/forms/load-form.tsx";
import { isFormIsland, PageForm } from "#app/pages/forms/page-form.tsx";
import { PageView } from "#app/paint/page-view.tsx";
import { isDataRequest, normalPath } from "#app/paint/request-path.ts";
import type { Route } from "./+types/feedback";

type FeedbackIsland = ReturnType<typeof feedbackOnPage> & { block: ToolBlock; reach: ReachNumbers };

/** The feedback form of 3 September 2025. An invitation's link prefills name and organization. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const onPage = feedbackOnPage(content.site, config.serviceHost ?? "", searchParams);
  const noticeHtml = isDataRequest(request) ? onPage.noticeHtml : "";
  context.get(standingHtmlContext).set(`${feedbackId}-notice`, onPage.noticeHtml);
  const prefilled = Object.keys(onPage.prefill).length > 0;
  const shown = await loadPage<FeedbackIsland>({ request, context }, pageAt(normalPath(request)), (block) =>
    block.block === "tool" ? { block, reach: reachNumbers(), ...onPage, noticeHtml } : undefined,
  );
  const facts = { ...shown.facts, ...(prefilled ? { noindex: true } : {}) };
  // Keeps a name in the URL away from caches, search engines and other sites.
  const headers: HeadersInit = prefilled
    ? { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" }
    : {};
  return data({ ...shown, facts, refused: context.get(refusedFormContext) ?? undefined }, { headers });
}

export default function Feedback({ loaderData: { facts, segments, refused } }: Route.ComponentProps) {
  return (
    <PageView path={facts.path} segments={segments}>
      {(island) => {
        if (isFormIsland(island)) return <PageForm island={island} page={facts} />;
        const { block, reach, ...props } = island;
        return (
          <ToolFrame block={block} reach={reach} next={feedbackThanks.next}>
            <FeedbackForm {...props} refused={refused} />
          </ToolFrame>
        );
      }}
    </PageView>
  );
}
