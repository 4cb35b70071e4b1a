import { sandboxHeaders } from "#app/values/file-response.ts";

/** A file from outside: a download, never shown or run in the browser. */
export function asDownload({ name, bytes }: { name: string; bytes: Uint8Array }): Response {
  const ascii = name.replace(/[^\w. -]/g, "_");
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, hexOf)}`,
      ...sandboxHeaders,
    },
  });
}

const hexOf = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
