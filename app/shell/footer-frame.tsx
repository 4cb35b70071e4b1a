import type { ReactNode } from "react";
import { Breadcrumb, type BreadcrumbItem } from "./breadcrumb.tsx";

/**
 * The page's contentinfo: the breadcrumb, drawn for each path, above the constant part (`Footer`). At home there is no
 * path to show.
 */
export function FooterFrame({ items, children }: { items: BreadcrumbItem[]; children: ReactNode }) {
  return (
    <footer className="foot wrap">
      {items.length > 1 && <Breadcrumb items={items} />}
      {children}
    </footer>
  );
}
