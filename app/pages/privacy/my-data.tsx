import type { ReactNode } from "react";
import { redirect } from "react-router";
import { content } from "#app/content/content.server.ts";
import { servicesContext, visitorContext } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { retryAfter } from "#app/database/database-unavailable.ts";
import { pageMeta, unlistedFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { drawRefused } from "#app/forms/receive/draw-refused.server.ts";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { reject } from "#app/forms/receive/reject.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { readLink } from "#app/links/signed-links.server.ts";
import { PageView } from "#app/paint/page-view.tsx";
import { readHeldData } from "#app/privacy/held-data.server.ts";
import { MyDataEnd, MyDataPage } from "#app/privacy/my-data-page.tsx";
import { readRequest } from "#app/privacy/own-data.server.ts";
import { receiveWish } from "#app/privacy/receive-wish.server.ts";
import { serveShownStock } from "#app/reservations/serve-shown-stock.server.ts";
import type { Route } from "./+types/my-data";
import { loadPrivate } from "./load-private.tsx";

/** The data held under an address, for the owner of its mailbox, with their requests about it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, config, now } = context.get(servicesContext);
  const link = readLink(appSecret(config), params.token, ["my-data"], now());
  if (!link) throw missing("/my-data");
  const refused = context.get(refusedFormContext);
  const show = (part: ReactNode, status?: 503) => loadPrivate({ request, context }, facts, part, status);
  if (link.expired) return show(<MyDataEnd key="end" why="expired" />);
  try {
    const asked = await readRequest(db, link.id);
    if (!asked) return show(<MyDataEnd key="end" why="erased" />);
    const held = await readHeldData(db, asked.address);
    const { searchParams } = new URL(request.url);
    return show(
      <MyDataPage
        key="held"
        held={held}
        reference={asked.reference}
        path={`/my-data/${params.token}`}
        done={refused ? null : searchParams.get("done")}
        asks={searchParams.get("ask") === "withdraw-all"}
        problem={refused?.sentence ?? null}
        typed={refused?.typed.get("text")?.[0] ?? ""}
      />,
    );
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return show(<MyDataEnd key="end" why="unavailable" />, 503);
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { db, config, now, wakeOutbox } = services;
  const link = readLink(appSecret(config), params.token, ["my-data"], now());
  if (!link) throw missing("/my-data");
  const here = `/my-data/${params.token}`;
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "GET, POST" } });
  try {
    const asked = link.expired ? null : await readRequest(db, link.id);
    if (!asked) return redirect(here, 303);
    const { address } = context.get(visitorContext);
    const { emails, name: siteName } = content.site;
    const own = { address, recipient: emails.privacy, siteName };
    const outcome = await receiveWish(request, asked, { ...services, ...own });
    if ("ask" in outcome) return redirect(`${here}?ask=${outcome.ask}#withdraw`, 303);
    if ("done" in outcome) {
      if (outcome.done === "withdraw-all" || outcome.done === "erase") await serveShownStock(services);
      wakeOutbox();
      return redirect(`${here}?done=${outcome.done}`, 303);
    }
    const typed = new Map(outcome.typed ? [["text", [outcome.typed]]] : []);
    return drawRefused(
      context,
      reject(outcome.status, { typed, headers: outcome.headers ?? {} }, outcome.problem),
    );
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const sentence =
      "We cannot do this at the moment, and nothing has changed. Please try again in a minute.";
    return drawRefused(context, reject(503, { headers: retryAfter }, sentence));
  }
}

const facts = unlistedFacts(
  {
    path: "/my-data",
    title: "Your data",
    description: "What we hold about you, and what becomes of it.",
    section: "company",
  },
  [{ name: "Privacy policy", path: "/privacy-policy" }, { name: "Your data" }],
);

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  for (const [name, value] of actionHeaders) loaderHeaders.set(name, value);
  return loaderHeaders;
};

export default function MyData({ loaderData: { segments }, params }: Route.ComponentProps) {
  return <PageView path={`/my-data/${params.token}`} segments={segments} />;
}
