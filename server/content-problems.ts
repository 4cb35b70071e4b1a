import type { ViteDevServer } from "vite";
import { escapeHtml } from "#app/values/escape-html.ts";

/**
 * The page that `npm run dev` shows when mistakes in `content/` prevent rendering: one problem per line. It reloads once
 * they are fixed.
 */
export function problemPage(problems: string[]): Response {
  const lines = problems.map((line) => `<li>${escapeHtml(line)}</li>`).join("\n");
  const page = `<!doctype html>
<html lang="en-IN">
<title>content/ must be mended</title>
<meta name="viewport" content="width=device-width">
<style>
  :root { color-scheme: light dark }
  body { max-width: 62rem; margin: 4rem auto; padding: 0 1.5rem; font: 1rem/1.6 system-ui }
  li { margin-block: .75rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere }
</style>
<h1>This page waits for content/ to be mended</h1>
<p>Each line says where and what. The page comes back by itself when the file is saved.</p>
<ol>
${lines}
</ol>
<script type="module" src="/@vite/client"></script>
`;
  return new Response(page, { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** The problems of the latest read of `content/`, from the plugin in `app/content/plugin.ts`. */
export function contentProblems({ config }: ViteDevServer): string[] {
  const plugin = config.plugins.find(({ name }) => name === "content");
  return plugin?.api.problems() ?? [];
}
