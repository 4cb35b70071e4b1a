import { data } from "react-router";
import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import { DatabaseUnavailable, type Queryable } from "#app/database/database.server.ts";
import { retryAfter } from "#app/database/database-unavailable.ts";
import { reservationRequest } from "#app/forms/declared/pre-order.ts";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { ChoiceForm, type ChoiceIsland } from "#app/pages/forms/choice-form.tsx";
import { loadForm } from "#app/pages/forms/load-form.tsx";
import { PageView } from "#app/paint/page-view.tsx";
import { isDataRequest, normalPath } from "#app/paint/request-path.ts";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import {
  choiceAt,
  choicePath,
  type Offer,
  placeName,
  reservationsPage,
} from "#app/reservations/reservable.ts";
import { PlaceChoice, ProductChoice, priceText, stockText } from "#app/reservations/reservation-choice.tsx";
import { readDemand } from "#app/reservations/reservations.server.ts";
import type { Html } from "#app/values/markdown.ts";
import { tiedWords } from "#app/values/tied.ts";
import type { Route } from "./+types/reserve";

type Demand = Awaited<ReturnType<typeof readDemand>>;

/** Products, then places with what is left, then the form. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const refused = context.get(refusedFormContext) ?? undefined;
  const { searchParams } = new URL(request.url);
  const services = context.get(servicesContext);
  const page = pageAt(normalPath(request));
  const chosen = choiceAt(content.shop, searchParams);
  const demand = chosen && (await demandOf(chosen.configuration.id, () => services.db));
  const inData = isDataRequest(request);
  const offer = chosen?.offer;
  const gone = searchParams.has("kind") && !chosen ? "This product is no longer offered." : refused?.sentence;
  const tool = chosen ? (
    <PlaceChoice {...chosen} demand={demand} site={content.site} />
  ) : (
    <ProductChoice products={content.shop.products} problem={gone} isMarked={page.sample} />
  );
  const shown = await loadPage<ChoiceIsland>(
    { request, context },
    page,
    (block) => {
      if (block.block !== "tool" || !offer || !(demand || refused)) return undefined;
      const choice = choicePath(offer.configuration.id, offer.place);
      return {
        block,
        ...loadForm(reservationRequest, context, inData),
        choice,
        lines: linesOf(offer, demand),
        about: aboutOf(offer),
      };
    },
    tool,
  );
  const isUnavailable = chosen !== undefined && demand === undefined && !refused;
  const personal = searchParams.size > 0 || refused ? privateHeaders : {};
  const headers = { ...personal, ...(isUnavailable ? retryAfter : {}) };
  return data({ ...shown, refused }, { status: isUnavailable ? 503 : 200, headers });
}

/** Undefined when storage does not answer. */
async function demandOf(item: string, db: () => Queryable): Promise<Demand | undefined> {
  try {
    return await readDemand(db(), item);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return undefined;
  }
}

function aboutOf({ product, configuration, place }: Offer): string {
  return [product.name, configuration.name, placeName(place, content.site)].join(", ");
}

function linesOf(
  { product, configuration, place, stock }: Offer,
  demand: Demand | undefined,
): [string, Html][] {
  const lines: [string, string][] = [
    ["Product", `${product.name}, ${configuration.name}`],
    ["Price", priceText(configuration)],
    ["Where", placeName(place, content.site)],
    ...(demand ? [["Stock", stockText(stock, demand.get(place))] as [string, string]] : []),
  ];
  return lines.map(([label, words]) => [label, tiedWords(words)]);
}

export default function PreOrder({ loaderData: { facts, segments, refused } }: Route.ComponentProps) {
  return (
    <PageView path={facts.path} segments={segments}>
      {(island) => (
        <ChoiceForm
          island={island}
          form={reservationRequest}
          page={facts}
          change={reservationsPage}
          heading="How many, and for whom?"
          refused={refused}
        />
      )}
    </PageView>
  );
}
