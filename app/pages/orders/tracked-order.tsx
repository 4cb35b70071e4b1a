import { type RouterContextProvider, redirect } from "react-router";
import { content } from "#app/content/content.server.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { pageMeta, unlistedFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { Phones } from "#app/forms/draw/phones.tsx";
import { phonesOf } from "#app/forms/draw/reach.ts";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { decisionAsked } from "#app/orders/estimate-decision.ts";
import { DecisionQuestion } from "#app/orders/estimate-question.tsx";
import type { Asked, TrackedOrder } from "#app/orders/track.server.ts";
import { readAsked, trackByLink, trackPath, unreachableSentence } from "#app/orders/track.server.ts";
import { TrackedPage } from "#app/orders/tracked-page.tsx";
import { typeNames } from "#app/orders/tracking-form.tsx";
import { loadPrivate } from "#app/pages/privacy/load-private.tsx";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import { normalPath } from "#app/paint/request-path.ts";
import type { Route } from "./+types/tracked-order";
import { lookUpServices } from "./look-up-services.server.ts";

/**
 * The page of one number: the form for the second fact, even for an unknown number; the status after the right fact or
 * by a signed link.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const asked = readAsked(params.type, params.number);
  if (!asked) throw missing(normalPath(request));
  if (asked.type !== params.type) throw redirect(trackPath(asked) + new URL(request.url).search, 308);
  const { order, refused, status } = await find(request, asked, context);
  const decision = refused ? undefined : decisionAsked(order, new URL(request.url).searchParams);
  const page =
    order?.signed && decision ? (
      <DecisionQuestion asked={decision} signed={order.signed} number={asked.number}>
        <Phones phones={phonesOf(content.site)} />
      </DecisionQuestion>
    ) : (
      <TrackedPage asked={asked} order={order} refused={refused} site={content.site} />
    );
  return loadPrivate({ request, context }, factsOf(asked, order), page, status);
}

type Found = { order?: TrackedOrder | undefined; refused?: RefusedForm | undefined; status: 200 | 503 };

async function find(
  request: Request,
  asked: Asked,
  context: Readonly<RouterContextProvider>,
): Promise<Found> {
  const refused = context.get(refusedFormContext) ?? undefined;
  const key = new URL(request.url).searchParams.get("key");
  if (refused && !key) return { order: refused.found as TrackedOrder | undefined, refused, status: 200 };
  if (!key) return { status: 200 };
  try {
    return { order: await trackByLink(asked, key, lookUpServices(context)), refused, status: 200 };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return { refused: { sentence: unreachableSentence, errors: {}, typed: new Map() }, status: 503 };
  }
}

function factsOf(asked: Asked, order: TrackedOrder | undefined) {
  return unlistedFacts(
    {
      path: trackPath(asked),
      title: order ? `${typeNames[asked.type]} ${asked.number}` : `Where is ${asked.type} ${asked.number}?`,
      description: "Milestones of an order or a repair, after one more detail that only its customer knows.",
      section: "services",
      ...(order ? { isPersonal: true } : {}),
    },
    [
      { name: "Order tracking", path: "/order-tracking" },
      { name: typeNames[asked.type] },
      { name: asked.number },
    ],
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const shouldRevalidate = onlyWhenAddressChanges;

export default function Tracked({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return <PageView path={facts.path} segments={segments} />;
}
