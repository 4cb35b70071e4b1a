import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { content } from "#app/content/content.server.ts";
import { inlineStyleContext, servicesContext, standingHtmlContext } from "#app/context.ts";
import { readBrandBy } from "#app/document/brand.ts";
import { type Origin, OriginContext } from "#app/document/origin.ts";
import { sharePicture } from "#app/document/share-picture.server.ts";
import { structuredData } from "#app/document/structured-data.server.ts";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { SiteContext } from "#app/shell/site-context.tsx";
import { loggedPath } from "#server/log.ts";
import { stylesPlace } from "./paint/site-style.tsx";
import { StandingHtml } from "./paint/standing-html.tsx";
import { usedStyles } from "./paint/used-styles/used-styles.server.ts";
import { HandedData } from "./paint/wake.tsx";

readBrandBy(() => content.site.name);

/**
 * Renders one document completely: nothing is streamed, so that every response has a length, no inline scripts are
 * needed to move late parts, and prerendered and rendered pages are the same bytes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  loadContext: RouterContextProvider,
) {
  const handed = {
    stream: import.meta.env.PROD ? await new Response(entry.serverHandoffStream).text() : "",
    standsElsewhere: loadContext.get(refusedFormContext) !== null,
  };
  const standing = loadContext.get(standingHtmlContext);
  const context = import.meta.env.PROD ? { ...entry, serverHandoffStream: undefined } : entry;
  const siteUrl = siteUrlOf(loadContext);
  const origin: Origin = {
    siteUrl,
    brand: content.site.name,
    sharePicture,
    structuredData: (facts) => structuredData(facts, siteUrl),
  };
  let failure: unknown;
  const stream = await renderToReadableStream(
    <SiteContext value={content}>
      <OriginContext value={origin}>
        <StandingHtml value={standing}>
          <HandedData value={handed}>
            <ServerRouter context={context} url={request.url} />
          </HandedData>
        </StandingHtml>
      </OriginContext>
    </SiteContext>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure = error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.DEV) return new Response(stream, { status, headers });
  const html = await new Response(stream).text();
  if (!html.includes(stylesPlace)) return new Response(html, { status, headers });
  const styles = await usedStyles(html);
  loadContext.set(inlineStyleContext, styles);
  return new Response(
    html.replace(stylesPlace, () => styles),
    { status, headers },
  );
}

/** Logs unexpected errors of loaders and actions. Requests that the router refuses are not errors. */
export function handleError(error: unknown, { request, context }: { request: Request; context: unknown }) {
  if (request.signal.aborted) return;
  const { log } = (context as RouterContextProvider).get(servicesContext);
  const path = loggedPath(new URL(request.url).pathname);
  if (isRouteErrorResponse(error) && error.status < 500) {
    log.info({ method: request.method, path, status: error.status }, "refused by the router");
  } else log.error({ err: error, path }, "a route failed");
}

function siteUrlOf(loadContext: Readonly<RouterContextProvider>): string {
  return loadContext.get(servicesContext).config.siteUrl;
}
