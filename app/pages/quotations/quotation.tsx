import { redirect } from "react-router";
import { content } from "#app/content/content.server.ts";
import { servicesContext, visitorContext } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { retryAfter } from "#app/database/database-unavailable.ts";
import { pageMeta, unlistedFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { LookUpUnavailable } from "#app/forms/draw/look-up-unavailable.tsx";
import { drawRefused } from "#app/forms/receive/draw-refused.server.ts";
import { guardFields } from "#app/forms/receive/guard.server.ts";
import { only } from "#app/forms/receive/posted-fields.ts";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { reject } from "#app/forms/receive/reject.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { readLink } from "#app/links/signed-links.server.ts";
import { loadPrivate } from "#app/pages/privacy/load-private.tsx";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import { openQuotation, receiveAnswer } from "#app/quotations/open-quotation.server.ts";
import { quotationOrder } from "#app/quotations/quotation-order.ts";
import { QuotationPage } from "#app/quotations/quotation-page.tsx";
import { quotationLine, quotationTable } from "#app/quotations/quotation-view.server.ts";
import { bluntText } from "#app/values/plain-text.ts";
import type { Route } from "./+types/quotation";

const folder = "/quotation";
const answerRule = { name: "quotation", limit: 30, windowMs: 10 * 60_000 };
const longestWords = 1_000;

/** A quotation by the link in its mail. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, config, now } = context.get(servicesContext);
  const id = readLink(appSecret(config), params.token, ["quotation"], now())?.id;
  if (!id) throw missing(folder);
  const refused = context.get(refusedFormContext);
  try {
    const quotation = await openQuotation(db, id);
    if (!quotation?.facts) throw missing(folder);
    const { name: siteName } = content.site;
    const order = quotationOrder(
      { ...quotation, facts: quotation.facts },
      { siteName, siteUrl: config.siteUrl },
    );
    const page = (
      <QuotationPage
        key="quotation"
        order={order}
        line={quotationLine(quotation, now())}
        table={quotationTable(order)}
        path={`${folder}/${params.token}`}
        problem={refused?.sentence}
        typed={refused?.typed.get("words")?.[0] ?? ""}
      />
    );
    return loadPrivate({ request, context }, factsOf(`Quotation ${quotation.number}`), page);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const page = <LookUpUnavailable key="none" what="Your quotation is safe." site={content.site} />;
    return loadPrivate({ request, context }, factsOf("Quotation"), page, 503);
  }
}

/** The customer's answer, once. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, config, now, rateLimit, wakeOutbox } = context.get(servicesContext);
  const id = readLink(appSecret(config), params.token, ["quotation"], now())?.id;
  if (!id) throw missing(folder);
  const here = `${folder}/${params.token}`;
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "GET, POST" } });
  const { address } = context.get(visitorContext);
  const limits = { rateLimit, address, allowedOrigins: config.allowedOrigins };
  const post = await guardFields(request, answerRule, limits);
  if (!post.ok) return drawRefused(context, { ...post.refused, typed: post.typed });
  const answer = only(post.body, "answer");
  if (answer !== "accepted" && answer !== "declined")
    return drawRefused(context, reject(422, { typed: post.body }, "Press one of the two buttons."));
  const words = bluntText(only(post.body, "words") ?? "", longestWords);
  try {
    if (!(await openQuotation(db, id))) throw missing(folder);
    const outcome = await receiveAnswer(db, { id, answer, words, now: now() });
    if (outcome === "missing") throw missing(folder);
    if (outcome === "closed") {
      const stored = await openQuotation(db, id);
      // The second press of the same button, without other words, is answered like the first.
      if (stored?.answer === answer && (words === "" || words === stored.words)) return redirect(here, 303);
      const sentence = "This quotation can no longer be answered. You see it as it is now.";
      return drawRefused(context, reject(409, { typed: post.body }, sentence));
    }
    wakeOutbox();
    return redirect(here, 303);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const sentence = "This cannot be done at this moment. Please try again in a few seconds.";
    return drawRefused(context, reject(503, { headers: retryAfter, typed: post.body }, sentence));
  }
}

function factsOf(title: string) {
  const description = "A quotation with its tax, and the answer to it.";
  return unlistedFacts(
    { path: folder, title, description, section: "enterprise", forgetsArrival: true, isPersonal: true },
    [{ name: title }],
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  for (const [name, value] of actionHeaders) loaderHeaders.set(name, value);
  return loaderHeaders;
};
export const shouldRevalidate = onlyWhenAddressChanges;

export default function Quotation({ loaderData: { segments }, params }: Route.ComponentProps) {
  return <PageView path={`${folder}/${params.token}`} segments={segments} />;
}
