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

// A view is a route module that no address matches: the page's data names the view that draws it. So the route table
// needs no content, and a page may get another form after it was published.

type ViewModule = { default: ComponentType<never>; shouldRevalidate?: ShouldRevalidateFunction };
type Modules = Record<string, ViewModule | undefined>;

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] } | undefined> };
  }
}

/** Promises of loading and loaded views. */
const coming = new Map<string, Promise<ViewModule>>();
let shown: ViewModule | undefined;

/** The component of a view. It is loaded before the page is drawn; in development, React waits for it. */
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

/** Uses the rule of the present view; a page without a view is loaded again when its address changes. */
export function revalidateAsView(change: ShouldRevalidateFunctionArgs): boolean {
  if (change.currentUrl.pathname !== change.nextUrl.pathname) return true;
  return (shown?.shouldRevalidate ?? onlyWhenAddressChanges)(change);
}

/** Loads the views that draw the result of a client navigation, before it is drawn. */
export async function loadViews(results: Record<string, DataStrategyResult>): Promise<void> {
  const views = Object.values(results).flatMap(({ result }) => viewIn(result) ?? []);
  await Promise.all(views.map(bring));
}

/** Loads the views of a prefetched page. Without that the click waits for them. */
export async function prefetchViews({ currentTarget: { as, href } }: { currentTarget: HTMLLinkElement }) {
  if (as !== "fetch") return;
  try {
    const handed = encoded(await (await fetch(href)).text());
    const routes = "json" in handed ? (handed.json as Record<string, { data?: unknown }>) : {};
    await loadViews(
      Object.fromEntries(
        Object.entries(routes).map(([id, { data }]) => [id, { type: "data", result: data }]),
      ),
    );
  } catch {
    // The click loads them, or the document.
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
