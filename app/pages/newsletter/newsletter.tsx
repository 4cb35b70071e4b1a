import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { retryAfter } from "#app/database/database-unavailable.ts";
import { pageMeta, unlistedFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { only } from "#app/forms/receive/posted-fields.ts";
import { drawRefusalContext, refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { reject } from "#app/forms/receive/reject.server.ts";
import { readBody } from "#app/forms/receive/request-body.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { readLink } from "#app/links/signed-links.server.ts";
import { carryOut, mailWishes, stateOf } from "#app/newsletter/subscription.server.ts";
import { WishPage, wishWords } from "#app/newsletter/wish-page.tsx";
import { loadPrivate } from "#app/pages/privacy/load-private.tsx";
import { PageView } from "#app/paint/page-view.tsx";
import type { Route } from "./+types/newsletter";

/**
 * The page behind a mail's link: confirms or ends the newsletter, or ends reminders. Mail scanners open every link, so
 * only the button, or the mail program's one-click unsubscribe (RFC 8058), changes anything.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, config, now } = context.get(servicesContext);
  const link = readLink(appSecret(config), params.token, mailWishes, now());
  if (!link) throw missing("/newsletter");
  const refused = context.get(refusedFormContext);
  const words = wishWords[link.purpose];
  try {
    const present = refused ? "unavailable" : await stateOf(db, link.purpose, link.id);
    const state = present === "ask" && link.expired ? "expired" : present;
    const page = <WishPage key="wish" words={words} state={state} brand={content.site.name} />;
    return loadPrivate({ request, context }, factsOf(words.title), page);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const page = <WishPage key="wish" words={words} state="unavailable" brand={content.site.name} />;
    return loadPrivate({ request, context }, factsOf(words.title), page, 503);
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, config, now, log } = context.get(servicesContext);
  const link = readLink(appSecret(config), params.token, mailWishes, now());
  if (!link) throw missing("/newsletter");
  const here = `/newsletter/${params.token}`;
  const seeOther = (to: string) => new Response(null, { status: 303, headers: { Location: to } });
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "GET, POST" } });
  if (link.expired) return seeOther(here);
  try {
    const oneClick = await isOneClick(request);
    await carryOut(db, link.purpose, link.id, now());
    return oneClick ? new Response("Done.\n", { status: 200 }) : seeOther(here);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    log.warn({ reason: error.message }, "a wish about mails could not be stored");
    return context.get(drawRefusalContext)(here, reject(503, { headers: retryAfter }));
  }
}

/** Whether a mail program posts its own one-click unsubscribe (RFC 8058), in either encoding: no person sees the response. */
async function isOneClick(request: Request): Promise<boolean> {
  const body = await readBody(request);
  if (!body.ok || body.kind === "json") return false;
  return only(body.typed, "List-Unsubscribe")?.toLowerCase() === "one-click";
}

function factsOf(title: string) {
  return unlistedFacts(
    {
      path: "/newsletter",
      title,
      description: "What our mails may tell you.",
      section: "company",
    },
    [{ name: title }],
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Newsletter({ loaderData: { segments }, params }: Route.ComponentProps) {
  return <PageView path={`/newsletter/${params.token}`} segments={segments} />;
}
