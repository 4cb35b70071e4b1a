import type { ReactNode } from "react";
import type { MenuItem } from "#app/content/schema/navigation.schema.ts";

type Props = {
  item: Pick<MenuItem, "link" | "target">;
  /** The path of the link's page. */
  path: string;
  class?: string;
  children: ReactNode;
};

/** The links of a menu, each under its name. */
export function MenuLinks({ items, path }: { items: readonly MenuItem[]; path: string }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.name}>
          <MenuLink item={item} path={path}>
            {item.name}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

/** A link of a menu, with a mark for the present page and one for a new tab. */
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
