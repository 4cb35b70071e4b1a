import { createContext, type ReactNode, useContext, useState } from "react";

/** On the server: id -> HTML that the loaders rendered for this document. In the browser: null. */
export const StandingHtml = createContext<ReadonlyMap<string, string> | null>(null);

/**
 * A static piece of a page. The server renders `html` (or what a loader left under `id`); the browser keeps the HTML of
 * the document, so that neither its components nor a second copy of the text are sent. After a client navigation `html`
 * comes from the loader's data.
 */
export function StaticHtml({ id, html }: { id: string; html: string }) {
  const served = useContext(StandingHtml);
  const [standing] = useState(() => html || served?.get(id) || innerHtmlOf(id));
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html || standing }} />;
}

/** Server-only children of the shell: the server renders them, the browser keeps their HTML. */
export function StaticPart({ id, children }: { id: string; children: ReactNode }) {
  const [standing] = useState(() => innerHtmlOf(id));
  if (import.meta.env.SSR) return <div id={id}>{children}</div>;
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: standing }} />;
}

function innerHtmlOf(id: string): string {
  return import.meta.env.SSR ? "" : (document.getElementById(id)?.innerHTML ?? "");
}
