import type { FormRefusal } from "#app/forms/engine/refused-form.ts";

type Refusal = Partial<Pick<FormRefusal, "headers" | "errors" | "typed">>;

const sentences: Record<number, string> = {
  400: "What arrived could not be read. Please send it again.",
  403: "This was sent from another website. Please fill the form in on this page.",
  404: "There is no such form.",
  408: "This took too long to arrive. Please send it again.",
  413: "That is more text than the form can take. Please shorten it.",
  415: "This form takes text only.",
  429: "More arrived over this connection just now than we take at once; many people may share it. Please send it again in a few minutes, or call us.",
  503: "We cannot save your message at this moment. Please send it again in a few seconds.",
};

/** The form again with its status and a sentence for the visitor. */
export function reject(
  status: number,
  { headers = {}, errors = {}, typed = new Map() }: Refusal,
  sentence?: string,
): FormRefusal {
  const said = sentence ?? sentences[status];
  return { status, headers, errors, typed, ...(said ? { sentence: said } : {}) };
}

/** The same for a script: status, errors and sentence as JSON, without the values that it already has. */
export function refusalAsJson({ status, headers, errors, sentence }: FormRefusal): Response {
  return Response.json({ ok: false, errors, sentence }, { status, headers });
}

/** Whether the sender is our script and not a browser that shows a page. */
export function wantsJson(request: Request): boolean {
  return (request.headers.get("Accept") ?? "").includes("application/json");
}
