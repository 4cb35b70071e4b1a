import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import "./idle.ts";
import { decoded } from "./paint/handed-data.ts";
import { routerContext } from "./paint/router-context.ts";
import { keepTypedText } from "./paint/typed-asleep.ts";
import type { WakeData } from "./paint/wake.tsx";

declare global {
  interface Window {
    __reactRouterContext?: unknown;
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

if (import.meta.env.PROD) await wake();
keepTypedText();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

/** Sets the globals that the router's own inline scripts would have set. */
async function wake() {
  const text = document.getElementById("wake")?.textContent;
  if (!text) throw new Error("The document carries no wake data");
  // Later pages rely on the whole stylesheet. Without it this page is not hydrated, and its links load documents.
  if ((await window.__styled) === false) throw new Error("The stylesheet did not come");
  const { modules, routes, data, drawnFor }: WakeData = JSON.parse(text);
  // The router reads the address: it must be that of this page, or the router would load another one.
  // Without a key of its own an entry would share one with the first entry of every document in the tab.
  const state = { key: Math.random().toString(36).slice(2, 10), ...history.state };
  history.replaceState(state, "", drawnFor);
  const loaded = await Promise.all(modules.slice(0, -1).map((module) => import(/* @vite-ignore */ module)));
  window.__reactRouterRouteModules = Object.fromEntries(routes.map(([id, at]) => [id, loaded[at]]));
  window.__reactRouterContext = { ...routerContext, stream: new Response(decoded(data)).body };
}
