import { createContext, useContext } from "react";
import { Scripts, UNSAFE_FrameworkContext, useLocation, useMatches } from "react-router";
import { encoded, type HandedData as Handed } from "./handed-data.ts";
import { routerContext } from "./router-context.ts";
import { viewIn } from "./view.ts";
import { viewId } from "./view-id.ts";

const expectedContext = import.meta.env.SSR ? JSON.stringify(routerContext) : "";

/** On the server: the encoded loader data of this document, and its address, if that is not the page's own. */
export const HandedData = createContext({ stream: "", standsElsewhere: false });

/** What the starter and entry.client.tsx need to hydrate the page. */
export type WakeData = {
  /**
   * The page's scripts, fetched at once: first idle.ts, which alone runs before an interaction, last the entry,
   * app/entry.client.tsx.
   */
  modules: string[];
  /** Route id -> the position of its module in `modules`; the page's view too. */
  routes: [id: string, module: number][];
  /** The loader data. */
  data: Handed;
  /** The page's own address if the document has another one: a refused form has the address it was posted to. */
  drawnFor?: string;
};

/**
 * Replaces the router's `<Scripts>`: the same facts as inert JSON. The page fetches nothing for a second or until an
 * interaction, and the document needs no script hash of its own.
 */
export function Wake() {
  if (import.meta.env.DEV) return <Scripts />;
  return import.meta.env.SSR ? <WakeOnServer /> : <WakeScript json="" />;
}

function WakeOnServer() {
  const framework = useContext(UNSAFE_FrameworkContext);
  const { stream, standsElsewhere } = useContext(HandedData);
  const matches = useMatches();
  const { pathname, search } = useLocation();
  if (!framework) throw new Error("Wake stands outside the router");
  const { manifest, serverHandoffString } = framework;
  if (serverHandoffString !== expectedContext) {
    throw new Error(
      `The router hands over another context than router-context.ts says: ${serverHandoffString}`,
    );
  }
  const ids = matches.flatMap(({ id, loaderData }) => {
    const view = viewIn(loaderData);
    return view ? [id, viewId(view)] : [id];
  });
  const routes = ids.flatMap((id): [string, string][] => {
    const entry = manifest.routes[id];
    return entry ? [[id, entry.module]] : [];
  });
  const imports = ids.flatMap((id) => manifest.routes[id]?.imports ?? []);
  const modules = [
    ...manifest.entry.imports,
    ...imports,
    ...routes.map(([, module]) => module),
    manifest.url,
  ];
  if (!modules.some(isIdle)) throw new Error("No script is called idle: vite.config.ts");
  const all = [...new Set([...modules.filter(isIdle), ...modules]), manifest.entry.module];
  const wake: WakeData = {
    modules: all,
    routes: routes.map(([id, module]) => [id, all.indexOf(module)]),
    data: withoutNothing(encoded(stream)),
    ...(standsElsewhere ? { drawnFor: pathname + search } : {}),
  };
  return <WakeScript json={JSON.stringify(wake).replaceAll("<", "\\u003c")} />;
}

/** Leaves out null entries of the loader data, which the router treats like missing ones. */
function withoutNothing(data: Handed): Handed {
  if (!("json" in data)) return data;
  return { json: Object.fromEntries(Object.entries(data.json as object).filter(([, of]) => of !== null)) };
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
