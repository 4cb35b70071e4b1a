import { createContext, type ReactNode, useContext, useState } from "react";

/** On the server: id -> HTML that the loaders left for this document. In the browser: null. */
export const StandingHtml = createContext<ReadonlyMap<string, string> | null>(null);

/**
 * A piece of page that is only words and pictures. The server draws `html` (or what a loader left under `id`);
 * the browser keeps what stands in the document, so that neither the components behind it nor a second copy of
 * the text have to be sent. After a client navigation `html` comes from the loader's data.
 */
export function StaticHtml({ id, html }: { id: string; html: string }) {
  const served = useContext(StandingHtml);
  const [standing] = useState(() => html || served?.get(id) || innerHtmlOf(id));
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html || standing }} />;
}

/** Server-only children of the shell: drawn on the server, kept by the browser. */
export function StaticPart({ id, children }: { id: string; children: ReactNode }) {
  const [standing] = useState(() => innerHtmlOf(id));
  if (import.meta.env.SSR) return <div id={id}>{children}</div>;
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: standing }} />;
}

function innerHtmlOf(id: string): string {
  return import.meta.env.SSR ? "" : (document.getElementById(id)?.innerHTML ?? "");
}
