import type { Config } from "#app/config.server.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import { plainPage, plainStyle } from "#app/document/plain-page.server.ts";
import { contentSecurityPolicy, hashSource } from "#server/headers.ts";

const sentences: Record<number, string> = {
  400: "This request could not be understood.",
  405: "This method is not offered here.",
  408: "This took too long to arrive, and nothing was stored. Go back: what you typed is still there. Please send it again.",
  403: "This was sent from another site.",
  413: "What was sent is too large, and nothing was stored. Go back: what you typed is still there. Please shorten it and send it again.",
  417: "This request expects something that is not offered here.",
  500: "Something went wrong on our side. Please try again in a minute.",
  503: "Too many files are arriving at this moment. Please send yours again in a minute.",
};

const headings: Record<number, string> = {
  400: "This page cannot be shown",
  500: "This did not work",
};

const styleHash = hashSource(plainStyle);

/** The refusal as a page, for a browser that shows it to a person. */
export function refusalPage(status: number, config: Config, { name, phone }: Site): Response {
  const html = plainPage({
    name,
    phone,
    heading: headings[status] ?? "This was not sent",
    body: `<p>${sentenceOf(status)}</p>`,
    isOnline: true,
  });
  const response = refusal(status, "text/html", html);
  if (config.production)
    response.headers.set("Content-Security-Policy", contentSecurityPolicy(config, { style: styleHash }));
  return response;
}

/** The refusal in one sentence, for programs. */
export function plainRefusal(status: number): Response {
  return refusal(status, "text/plain", `${sentenceOf(status)}\n`);
}

function sentenceOf(status: number): string {
  return sentences[status] ?? "This request was refused.";
}

function refusal(status: number, type: string, body: string): Response {
  return new Response(body, {
    status,
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      ...(status === 503 ? { "Retry-After": "10" } : {}),
      ...(status === 405 ? { Allow: "GET, HEAD, POST" } : {}),
    },
  });
}
