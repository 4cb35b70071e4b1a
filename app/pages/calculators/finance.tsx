import { redirect } from "react-router";
import { FormFrame } from "#app/blocks/form/form-frame.tsx";
import type { ToolBlock } from "#app/blocks/tool/tool.schema.ts";
import { ToolFrame } from "#app/blocks/tool/tool-frame.tsx";
import { shortAddress } from "#app/calculator/address.ts";
import type { Typed } from "#app/calculator/figure.ts";
import { useTyped } from "#app/calculator/use-typed.ts";
import { pageMeta } from "#app/document/facts.ts";
import { finance } from "#app/forms/declared/finance.ts";
import { LeadForm } from "#app/forms/draw/lead-form.tsx";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { type FormIsland, loadForm } from "#app/pages/forms/load-form.tsx";
import { isDataRequest } from "#app/paint/page-segments.tsx";
import { PageView } from "#app/paint/page-view.tsx";
import { rentalRules } from "#app/rental/rental.ts";
import { calculateRental, rentalPath, rentalTyped } from "#app/rental/rental-calculation.ts";
import { RentalCalculator } from "#app/rental/rental-calculator.tsx";
import type { Route } from "./+types/finance";

type Island = { block: ToolBlock } | FormIsland;

/** Leasing, with an indicative rental that the visitor can recalculate; the enquiry includes the figures. */
export function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const short = shortAddress(rentalRules, url, rentalTyped(url.search));
  if (short) throw redirect(short, 302);
  return loadPage<Island>({ request, context }, pageAt(rentalPath), (block) => {
    if (block.block === "tool") return { block };
    if (block.block === "form") return { block, ...loadForm(finance, context, isDataRequest(request)) };
    return undefined;
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);

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
        "form" in island ? (
          <FormFrame block={island.block} reach={island.reach}>
            <LeadForm form={finance} notice={island.notice} page={facts} carries={{ calculation: carries }} />
          </FormFrame>
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
