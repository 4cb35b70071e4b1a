import type { ReactNode } from "react";
import type { MenuItem } from "#app/content/navigation.schema.ts";

type Props = {
  item: Pick<MenuItem, "link" | "target">;
  /** The path of the page on which the link stands. */
  path: string;
  class?: string;
  children: ReactNode;
};

/** A link of a menu: says when it is the page you are on, and when it opens a new tab. */
export function MenuLink({ item, path, class: className, children }: Props) {
  const newTab = item.target === "new-tab";
  return (
    <a
      className={className}
      href={item.link}
      aria-current={item.link === path ? "page" : undefined}
      target={newTab ? "_blank" : undefined}
      rel={newTab ? "noopener" : undefined}
    >
      {children}
      {newTab && <span className="hidden"> (opens in a new tab)</span>}
    </a>
  );
}
