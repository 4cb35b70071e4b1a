import { redirect } from "react-router";
import type { ToolBlock } from "#app/blocks/tool/tool.block.ts";
import { ToolFrame } from "#app/blocks/tool/tool-frame.tsx";
import { shortAddress } from "#app/calculator/address.ts";
import type { Typed } from "#app/calculator/figure.ts";
import { useTyped } from "#app/calculator/use-typed.ts";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { isFormIsland, PageForm } from "#app/pages/forms/page-form.tsx";
import { PageView } from "#app/paint/page-view.tsx";
import { normalPath } from "#app/paint/request-path.ts";
import { rentalRules } from "#app/rental/rental.ts";
import { calculateRental, rentalPath, rentalTyped } from "#app/rental/rental-calculation.ts";
import { RentalCalculator } from "#app/rental/rental-calculator.tsx";
import type { Route } from "./+types/finance";

type Island = { block: ToolBlock };

/** Leasing, with an indicative rental that the visitor can recalculate; the enquiry includes the figures. */
export function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const short = shortAddress(rentalRules, url, rentalTyped(url.search));
  if (short) throw redirect(short, 302);
  return loadPage<Island>({ request, context }, pageAt(normalPath(request)), (block) =>
    block.block === "tool" ? { block } : undefined,
  );
}

/** The browser recalculates changed figures itself. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Finance({ loaderData: { facts, segments } }: Route.ComponentProps) {
  const { typed, change, ...fields } = useTyped({ at: rentalTyped, queryOf: sharedQuery });
  const calculation = calculateRental(typed);
  const carries = calculation.ok && calculation.query ? `${rentalPath}?${calculation.query}` : "";
  return (
    <PageView path={facts.path} segments={segments}>
      {(island) =>
        isFormIsland(island) ? (
          <PageForm island={island} page={facts} carries={{ calculation: carries }} />
        ) : (
          <ToolFrame block={island.block}>
            <RentalCalculator {...fields} calculation={calculation} />
          </ToolFrame>
        )
      }
    </PageView>
  );
}

function sharedQuery(typed: Typed): string | undefined {
  const calculation = calculateRental(typed);
  return calculation.ok ? calculation.query : undefined;
}
