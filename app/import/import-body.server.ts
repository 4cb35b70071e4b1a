import { importBodyLimit } from "./import-rules.ts";

/** Parses a post with a file. A body whose declared length is too large is not read. */
export async function importBody(request: Request): Promise<FormData | "too large" | "broken"> {
  const { headers, body } = request;
  if (Number(headers.get("Content-Length") ?? 0) > importBodyLimit) return "too large";
  let size = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > importBodyLimit) controller.terminate();
      else controller.enqueue(chunk);
    },
  });
  // Pass on only the content type: Content-Length may declare less than is sent.
  const type = { "Content-Type": headers.get("Content-Type") ?? "" };
  const form = await new Response(body?.pipeThrough(counted), { headers: type })
    .formData()
    .catch(() => "broken" as const);
  return size > importBodyLimit ? "too large" : form;
}
