import { Reach } from "#app/blocks/reach.tsx";
import { content } from "#app/content/content.server.ts";
import { type Database, DatabaseUnavailable } from "#app/database/database.server.ts";
import { dayOf, timeOf } from "#app/dates/india-time.ts";
import { pageMeta, unlistedFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { LookUpUnavailable } from "#app/forms/draw/look-up-unavailable.tsx";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { readLink } from "#app/links/signed-links.server.ts";
import { reachNumbers } from "#app/pages/forms/load-form.tsx";
import { loadPrivate } from "#app/pages/privacy/load-private.tsx";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import { confirmToken } from "#app/queue/confirm-token.server.ts";
import { tokenPath } from "#app/queue/receive-token.server.ts";
import { queuePage, slotOf } from "#app/queue/store-queue.ts";
import { wordsOf } from "#app/queue/token-mails.ts";
import { TokenPage } from "#app/queue/token-page.tsx";
import { countBefore, findToken } from "#app/queue/tokens.server.ts";
import type { Route } from "./+types/queue-token";
import { shopServices } from "./shop-services.server.ts";

/** A token by its link. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, now, secret, shop, site, siteUrl } = shopServices(context);
  const id = readLink(secret, params.token, ["token"], now())?.id;
  if (!id) throw missing(queuePage);
  try {
    const token = await openToken(db, id, { request, now: now() });
    const slot = token && slotOf(shop.launches, token.queue);
    if (!token || !slot) throw missing(queuePage);
    const path = tokenPath(secret, id);
    const page = (
      <TokenPage
        token={token}
        words={wordsOf(slot, token.number, { site })}
        isToday={slot.day <= dayOf(now().getTime())}
        before={token.state === "waiting" ? await countBefore(db, token) : 0}
        asOf={timeOf(now().getTime())}
        asks={new URL(request.url).searchParams.has("give-back")}
        path={path}
        url={siteUrl + path}
        problem={context.get(refusedFormContext)?.sentence}
      >
        <Reach {...reachNumbers()} />
      </TokenPage>
    );
    return loadPrivate({ request, context }, factsOf(`Number ${token.number}`), page);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const page = <LookUpUnavailable what="Your token is safe and keeps its place." site={content.site} />;
    return loadPrivate({ request, context }, factsOf("The queue does not answer"), page, 503);
  }
}

/** Only the mail contains this link, so opening it proves the mailbox. A prefetch changes nothing. */
async function openToken(db: Database, id: string, { request, now }: { request: Request; now: Date }) {
  const token = await findToken(db, id);
  const isAhead = /prefetch|prerender/.test(request.headers.get("Sec-Purpose") ?? "");
  if (!token?.confirmBy || request.method !== "GET" || isAhead) return token;
  await confirmToken(db, token, now);
  return findToken(db, id);
}

function factsOf(title: string) {
  return unlistedFacts(
    {
      path: queuePage,
      title,
      description: "Number, position and code of a launch-day token.",
      section: "apple",
      isPersonal: true,
    },
    [{ name: "Launch-day token", path: queuePage }, { name: "Your token" }],
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const shouldRevalidate = onlyWhenAddressChanges;

export default function TokenGiven({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return <PageView path={facts.path} segments={segments} />;
}
