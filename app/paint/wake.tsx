import { createContext, useContext } from "react";
import { Scripts, UNSAFE_FrameworkContext, useLocation, useMatches } from "react-router";
import { encoded, type HandedLines } from "./handed-data.ts";
import { routerContext } from "./router-context.ts";

const expectedContext = import.meta.env.SSR ? JSON.stringify(routerContext) : "";

/** On the server: the encoded loader data of this document. */
export const HandedData = createContext("");

/** What the starter and entry.client.tsx need to bring the page to life. */
export type WakeData = {
  /**
   * Everything that the page needs, to be fetched at once; the first is idle.ts, which runs alone before a person
   * does anything, the last the entry, app/entry.client.tsx.
   */
  modules: string[];
  /** Route id -> its module. */
  routes: [id: string, module: string][];
  /** The router's encoding of the loader data. */
  data: HandedLines;
  /** The address this document was drawn for: a form that came back stands at the address it was posted to. */
  drawnFor: string;
};

/**
 * In the place of the router's `<Scripts>`: the same facts as inert JSON. Nothing is fetched until the page has stood
 * for a second or is touched, and the document needs no script hash of its own.
 */
export function Wake() {
  if (import.meta.env.DEV) return <Scripts />;
  return import.meta.env.SSR ? <WakeOnServer /> : <WakeScript json="" />;
}

function WakeOnServer() {
  const framework = useContext(UNSAFE_FrameworkContext);
  const data = useContext(HandedData);
  const matches = useMatches();
  const { pathname, search } = useLocation();
  if (!framework) throw new Error("Wake stands outside the router");
  const { manifest, serverHandoffString } = framework;
  if (serverHandoffString !== expectedContext) {
    throw new Error(
      `The router hands over another context than router-context.ts says: ${serverHandoffString}`,
    );
  }
  const routes = matches.flatMap(({ id }): [string, string][] => {
    const entry = manifest.routes[id];
    return entry ? [[id, entry.module]] : [];
  });
  const imports = matches.flatMap(({ id }) => manifest.routes[id]?.imports ?? []);
  const modules = [
    ...manifest.entry.imports,
    ...imports,
    ...routes.map(([, module]) => module),
    manifest.url,
  ];
  if (!modules.some(isIdle)) throw new Error("No script is called idle: vite.config.ts");
  const wake: WakeData = {
    modules: [...new Set([...modules.filter(isIdle), ...modules]), manifest.entry.module],
    routes,
    data: encoded(data),
    drawnFor: pathname + search,
  };
  return <WakeScript json={JSON.stringify(wake).replaceAll("<", "\\u003c")} />;
}

/** The chunk of idle.ts, as vite.config.ts names it. */
function isIdle(module: string): boolean {
  return module.startsWith("/assets/idle-");
}

function WakeScript({ json }: { json: string }) {
  return (
    <script
      id="wake"
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
