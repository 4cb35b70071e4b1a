import type { ReactNode } from "react";
import { Breadcrumb, type BreadcrumbItem } from "./breadcrumb.tsx";

/** The page's contentinfo: the breadcrumb, drawn for each path, above the constant part (`Footer`). */
export function FooterFrame({ items, children }: { items: BreadcrumbItem[]; children: ReactNode }) {
  return (
    <footer className="foot wrap">
      <Breadcrumb items={items} />
      {children}
    </footer>
  );
}
