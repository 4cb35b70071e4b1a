import * as build from "virtual:react-router/server-build";
import starter from "virtual:starter";
import { createRequestHandler, RouterContextProvider } from "react-router";
import {
  content,
  showContent,
  shownContent,
  withContent,
  withinOneContent,
} from "#app/content/content.server.ts";
import { siteContent } from "#app/content/site-content.ts";
import {
  inlineStyleContext,
  servicesContext,
  standingHtmlContext,
  type Visitor,
  visitorContext,
} from "#app/context.ts";
import type { FormRefusal } from "#app/forms/engine/refused-form.ts";
import { drawRefusalContext, refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import type { Services } from "#app/services.ts";
import { contentSecurityPolicy, hashSource, securityHeaders } from "#server/headers.ts";
import { loggedPath } from "#server/log.ts";
import { asPages, needsPage } from "#server/missing-page.ts";
import { withoutPreviewDay } from "#server/preview/preview-day.ts";
import { asPreview } from "#server/preview/preview-document.ts";
import { previewOf } from "#server/preview/preview-of.ts";
import { receiversIn } from "#server/receivers.ts";
import { plainRefusal, refusalPage } from "#server/refusal.ts";

export { shareLook, shareSources } from "#app/share/share-sources.tsx";
export { buildTimeServices } from "#server/build-time-services.ts";
export { prerenderedDocuments, prerenderedFiles } from "#server/prerendered.ts";
export { start } from "#server/start.ts";
export { startServices } from "#server/start-services.ts";
export { content, showContent, shownContent, siteContent, withContent };

const starterHash = hashSource(starter);

/**
 * The site as a function of a request: redirects, then the router. Every response has the security headers;
 * an unexpected error becomes a plain 500 and a log line.
 */
export function createApp(services: Services) {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const receivers = receiversIn(build.routes);
  const receive = createRequestHandler({ ...build, routes: receivers.routes }, import.meta.env.MODE);
  const handleAsPage = createRequestHandler(
    { ...build, routes: asPages(build.routes) },
    import.meta.env.MODE,
  );
  const headers = securityHeaders(services.config);

  async function previewOrAnswer(request: Request, visitor: Visitor): Promise<Response> {
    const preview = await previewOf(services, request, visitor);
    const asked = withoutPreviewDay(request);
    if (!preview) return answer(asked, visitor);
    const drawn = await withContent(preview.content, () => answer(asked, visitor, preview.services));
    return asPreview(drawn, request.url, preview);
  }

  async function answer(request: Request, visitor: Visitor, own = services): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    // Redirects of the router's own data requests: document/redirect-data.server.ts.
    const redirect = pathname.endsWith(".data") ? undefined : content.redirect(pathname, search);
    if (redirect && (request.method === "GET" || request.method === "HEAD")) {
      return new Response(null, { status: redirect.status, headers: { Location: redirect.to } });
    }
    const context = contextFor(visitor, own);
    context.set(drawRefusalContext, (path, refused) =>
      drawAgain(new URL(path, request.url), refused, visitor),
    );
    // Receivers check the origin themselves: some accept posts from other sites.
    const response = await (receivers.takes(request.method, pathname)
      ? receive(request, context)
      : draw(request, context));
    if (!needsPage(request, response)) return response;
    const asked = new Request(request.url, { headers: request.headers, signal: request.signal });
    const drawn = await draw(asked, contextFor(visitor, own), handleAsPage);
    // Asked for instead of sent to, the address may lead elsewhere; what was sent was refused all the same.
    return drawn.status === 404 ? drawn : response;
  }

  async function draw(request: Request, context: RouterContextProvider, handler = handle): Promise<Response> {
    if (isForeignPost(request)) {
      const { pathname } = new URL(request.url);
      services.log.info({ method: request.method, path: loggedPath(pathname) }, "a post from another site");
      return refusal(403, request.headers.get("Accept"));
    }
    const response = await handler(request, context);
    const style = context.get(inlineStyleContext);
    if (style && services.config.production) {
      const inline = { script: starterHash, style: hashSource(style) };
      const policy = contentSecurityPolicy(services.config, inline);
      response.headers.set("Content-Security-Policy", policy);
    }
    return response;
  }

  function contextFor(visitor: Visitor, own = services): RouterContextProvider {
    const context = new RouterContextProvider();
    context.set(servicesContext, own);
    context.set(visitorContext, visitor);
    context.set(standingHtmlContext, new Map());
    return context;
  }

  async function drawAgain(address: URL, { status, headers, ...refused }: FormRefusal, visitor: Visitor) {
    const context = contextFor(visitor);
    context.set(refusedFormContext, refused);
    const drawn = await draw(new Request(address), context);
    const answer = new Response(drawn.body, {
      status: drawn.ok ? status : drawn.status,
      headers: drawn.headers,
    });
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    answer.headers.set("Cache-Control", "no-store");
    return answer;
  }

  function complete(response: Response): Response {
    for (const [name, value] of headers) if (!response.headers.has(name)) response.headers.set(name, value);
    if (response.status === 405 && !response.headers.has("Allow")) response.headers.set("Allow", "GET, HEAD");
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
    return response;
  }

  /** A page for people, a sentence for programs. */
  function refusal(status: number, accept?: string | null): Response {
    if (!accept?.includes("text/html")) return plainRefusal(status);
    return withinOneContent(() => refusalPage(status, services.config, content.site));
  }

  return {
    /** The headers that responses from memory also carry. */
    headers,
    async fetch(request: Request, visitor: Visitor = { address: "unknown" }): Promise<Response> {
      try {
        // A response never mixes two releases.
        return complete(await withinOneContent(() => previewOrAnswer(request, visitor)));
      } catch (error) {
        services.log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, "request failed");
        return complete(refusal(500, request.headers.get("Accept")));
      }
    },
    /** The response to a request refused before the router. */
    refuse: (status: number, accept?: string): Response => complete(refusal(status, accept)),
  };
}

/**
 * Refuses forged posts before the router does: the router's refusal is an error with a stack, so an attacker could
 * trigger alarms. A browser's question before a post changes nothing, and is answered by the receiver.
 */
function isForeignPost({ method, headers, url }: Request): boolean {
  const origin = headers.get("Origin");
  if (/^(GET|HEAD|OPTIONS)$/.test(method) || !origin) return false;
  return !URL.canParse(origin) || new URL(origin).origin !== new URL(url).origin;
}

export type App = ReturnType<typeof createApp>;
