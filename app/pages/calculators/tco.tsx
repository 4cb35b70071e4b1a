import { useMemo } from "react";
import { redirect } from "react-router";
import type { ToolBlock } from "#app/blocks/tool/tool.block.ts";
import { ToolFrame } from "#app/blocks/tool/tool-frame.tsx";
import { shortAddress } from "#app/calculator/address.ts";
import type { Typed } from "#app/calculator/figure.ts";
import { useIsPainted } from "#app/calculator/use-is-painted.ts";
import { useTyped } from "#app/calculator/use-typed.ts";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { isFormIsland, PageForm } from "#app/pages/forms/page-form.tsx";
import { PageView } from "#app/paint/page-view.tsx";
import { normalPath } from "#app/paint/request-path.ts";
import { calculate, tcoPath, tcoRules, tcoTyped } from "#app/tco/calculation.ts";
import { withPreset } from "#app/tco/presets.ts";
import { TcoCalculator } from "#app/tco/tco-calculator.tsx";
import { TcoDetails } from "#app/tco/tco-details.tsx";
import type { Route } from "./+types/tco";

type Island = { block: ToolBlock } | { details: true };

/** The comparison of Mac and PC costs. The URL holds the figures; the long URL of a plain form is shortened. */
export function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const short = shortAddress(tcoRules, url, tcoTyped(url.search));
  if (short) throw redirect(short, 302);
  return loadPage<Island>({ request, context }, pageAt(normalPath(request)), (block) => {
    // The details are a separate island, below the first viewport.
    if (block.block === "tool") return [{ block }, { details: true }];
    return undefined;
  });
}

/** The browser recalculates changed figures itself. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Tco({ loaderData: { facts, segments } }: Route.ComponentProps) {
  const { typed, change, ...fields } = useTyped({ at: tcoTyped, queryOf: sharedQuery });
  const calculation = useMemo(() => calculate(typed), [typed]);
  const isPainted = useIsPainted();
  // The bare address is the comparison of the defaults, which is not what somebody with a wrong figure asks for.
  const report = calculation.ok ? tcoPath + (calculation.query && `?${calculation.query}`) : "";
  return (
    <PageView path={facts.path} segments={segments}>
      {(island) =>
        isFormIsland(island) ? (
          <PageForm island={island} page={facts} carries={{ report }} />
        ) : "details" in island ? (
          isPainted && <TcoDetails calculation={calculation} />
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
