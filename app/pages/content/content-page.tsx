import type { ComponentType } from "react";
import { PageView } from "#app/paint/page-view.tsx";
import { normalPath } from "#app/paint/request-path.ts";
import { revalidateAsView, useView } from "#app/paint/view.ts";
import type { Route } from "./+types/content-page";
import { pageAt } from "./load-page.tsx";
import { loadAnyPage } from "./page-loaders.ts";

type Props = Pick<Route.ComponentProps, "loaderData">;

/** Every page of content. Which form or tool it carries is read when it is asked for (page-views.ts). */
export function loader(args: Route.LoaderArgs) {
  return loadAnyPage(args, pageAt(normalPath(args.request)));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const shouldRevalidate = revalidateAsView;

export default function ContentPage({ loaderData }: Props) {
  const { facts, segments, view } = loaderData;
  if (!view) return <PageView path={facts.path} segments={segments} />;
  return <Viewed key={facts.path} view={view} loaderData={loaderData} />;
}

function Viewed({ view, loaderData }: Props & { view: string }) {
  const View: ComponentType<Props> = useView(view);
  return <View loaderData={loaderData} />;
}
