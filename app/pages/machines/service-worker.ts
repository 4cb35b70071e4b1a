import { content } from "#app/content/content.server.ts";
import { workerScript } from "#app/offline/worker.server.ts";

/** `/service-worker.js`: answers navigations while offline. */
export function loader() {
  return new Response(workerScript(content.site), {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
