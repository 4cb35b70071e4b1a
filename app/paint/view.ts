import { type ComponentType, use, useContext, useEffect } from "react";
import {
  type DataStrategyResult,
  type ShouldRevalidateFunction,
  type ShouldRevalidateFunctionArgs,
  UNSAFE_FrameworkContext,
} from "react-router";
import { encoded } from "./handed-data.ts";
import { onlyWhenAddressChanges } from "./page-view.tsx";
import { viewId } from "./view-id.ts";

// A view is a route module that no address matches: the page's data says by which it is drawn. So the route table knows
// no content, and a page may carry another form after it was published.

type ViewModule = { default: ComponentType<never>; shouldRevalidate?: ShouldRevalidateFunction };
type Modules = Record<string, ViewModule | undefined>;

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] } | undefined> };
  }
}

/** Loading or loaded, by view. */
const coming = new Map<string, Promise<ViewModule>>();
let shown: ViewModule | undefined;

/** The component of a view. It is here when the page is drawn; in development, React waits for it. */
export function useView<Props>(view: string): ComponentType<Props> {
  const modules = useContext(UNSAFE_FrameworkContext)?.routeModules as Modules | undefined;
  const module = modules?.[viewId(view)] ?? use(bring(view));
  useEffect(() => {
    shown = module;
    return () => {
      shown = undefined;
    };
  }, [module]);
  return module.default as ComponentType<Props>;
}

/** As the view that is shown does it; a page without a view is loaded again when its address changes. */
export function revalidateAsView(change: ShouldRevalidateFunctionArgs): boolean {
  if (change.currentUrl.pathname !== change.nextUrl.pathname) return true;
  return (shown?.shouldRevalidate ?? onlyWhenAddressChanges)(change);
}

/** Brings the views that draw what a client navigation has loaded, before it is drawn. */
export async function bringViews(results: Record<string, DataStrategyResult>): Promise<void> {
  const views = Object.values(results).flatMap(({ result }) => viewIn(result) ?? []);
  await Promise.all(views.map(bring));
}

/** Once the data of the page that is probably next has come, brings its views too. Without them the click waits. */
export async function prefetchViews({ currentTarget: { as, href } }: { currentTarget: HTMLLinkElement }) {
  if (as !== "fetch") return;
  try {
    const handed = encoded(await (await fetch(href)).text());
    const routes = "json" in handed ? (handed.json as Record<string, { data?: unknown }>) : {};
    await bringViews(
      Object.fromEntries(
        Object.entries(routes).map(([id, { data }]) => [id, { type: "data", result: data }]),
      ),
    );
  } catch {
    // The click brings them, or the document.
  }
}

/** The view named in the data of a page. */
export function viewIn(loaderData: unknown): string | undefined {
  const view = (loaderData as { view?: unknown } | null | undefined)?.view;
  return typeof view === "string" ? view : undefined;
}

function bring(view: string): Promise<ViewModule> {
  const id = viewId(view);
  const known = coming.get(id);
  if (known) return known;
  const module = window.__reactRouterManifest?.routes[id]?.module;
  if (!module) return Promise.reject(new Error(`No route is called ${id}`));
  const loaded = import(/* @vite-ignore */ module) as Promise<ViewModule>;
  coming.set(id, loaded);
  loaded.then(
    (came) => {
      (window.__reactRouterRouteModules as Modules | undefined) ??= {};
      (window.__reactRouterRouteModules as Modules)[id] = came;
    },
    () => coming.delete(id),
  );
  return loaded;
}
