import { redirect } from "react-router";
import { FormFrame } from "#app/blocks/form/form-frame.tsx";
import type { ToolBlock } from "#app/blocks/tool/tool.schema.ts";
import { ToolFrame } from "#app/blocks/tool/tool-frame.tsx";
import { shortAddress } from "#app/calculator/address.ts";
import type { Typed } from "#app/calculator/figure.ts";
import { useTyped } from "#app/calculator/use-typed.ts";
import { pageMeta } from "#app/document/facts.ts";
import { tcoReport } from "#app/forms/declared/tco-report.ts";
import { LeadForm } from "#app/forms/draw/lead-form.tsx";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { type FormIsland, loadForm } from "#app/pages/forms/load-form.tsx";
import { isDataRequest } from "#app/paint/page-segments.tsx";
import { PageView } from "#app/paint/page-view.tsx";
import { calculate, tcoPath, tcoRules, tcoTyped } from "#app/tco/calculation.ts";
import { withPreset } from "#app/tco/presets.ts";
import { TcoCalculator } from "#app/tco/tco-calculator.tsx";
import { TcoDetails } from "#app/tco/tco-details.tsx";
import type { Route } from "./+types/tco";

type Island = { block: ToolBlock } | { details: true } | FormIsland;

/** The comparison of Mac and PC costs. The URL holds the figures; the long URL of a plain form is shortened. */
export function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const short = shortAddress(tcoRules, url, tcoTyped(url.search));
  if (short) throw redirect(short, 302);
  return loadPage<Island>({ request, context }, pageAt(tcoPath), (block) => {
    // The details are an island of their own: nobody sees them first.
    if (block.block === "tool") return [{ block }, { details: true }];
    if (block.block === "form") return { block, ...loadForm(tcoReport, context, isDataRequest(request)) };
    return undefined;
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);

/** The browser recalculates changed figures itself. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Tco({ loaderData: { facts, segments } }: Route.ComponentProps) {
  const { typed, change, ...fields } = useTyped({ at: tcoTyped, queryOf: sharedQuery });
  const calculation = calculate(typed);
  const report = tcoPath + (calculation.ok && calculation.query ? `?${calculation.query}` : "");
  return (
    <PageView path={facts.path} segments={segments}>
      {(island) =>
        "form" in island ? (
          <FormFrame block={island.block} reach={island.reach}>
            <LeadForm form={tcoReport} notice={island.notice} page={facts} carries={{ report }} />
          </FormFrame>
        ) : "details" in island ? (
          <TcoDetails calculation={calculation} />
        ) : (
          <ToolFrame block={island.block}>
            <TcoCalculator
              {...fields}
              calculation={calculation}
              onPreset={(id) => change(withPreset(id, typed))}
            />
          </ToolFrame>
        )
      }
    </PageView>
  );
}

function sharedQuery(typed: Typed): string | undefined {
  const calculation = calculate(typed);
  return calculation.ok ? calculation.query : undefined;
}
