import { importBodyLimit } from "./import-rules.ts";

/** The form of a post with a file. A body that says how large it is, is not begun when that is too much. */
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
  // The length alone is in the way of what is read here: it may say less than comes.
  const type = { "Content-Type": headers.get("Content-Type") ?? "" };
  const form = await new Response(body?.pipeThrough(counted), { headers: type })
    .formData()
    .catch(() => "broken" as const);
  return size > importBodyLimit ? "too large" : form;
}
