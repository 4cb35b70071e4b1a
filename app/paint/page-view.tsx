import { Fragment, type ReactNode } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Segment } from "./page-segments.tsx";
import { StaticHtml } from "./standing-html.tsx";

type Props<Island> = {
  path: string;
  segments: readonly Segment<Island>[];
  /** Renders an island from its data. */
  children?: (island: Island) => ReactNode;
};

/** A page from top to bottom: static HTML and live islands. */
export function PageView<Island>({ path, segments, children }: Props<Island>) {
  return segments.map((segment) => {
    const key = path + segment.id;
    if ("html" in segment) return <StaticHtml key={key} id={segment.id} html={segment.html} />;
    return <Fragment key={key}>{children?.(segment.island)}</Fragment>;
  });
}

/** Reloads static HTML only when the URL changes, not after a form was sent. */
export function onlyWhenAddressChanges({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;
}
