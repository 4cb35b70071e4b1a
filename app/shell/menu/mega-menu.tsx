import type { Menu, MenuItem } from "#app/content/schema/navigation.schema.ts";
import { useSite } from "#app/shell/site-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MenuLinks } from "./menu-link.tsx";
import { PromotionalCard } from "./promotional-card.tsx";

/**
 * The main navigation. One markup serves both widths: on a desktop the list is the bar and each panel drops from it; on
 * a phone the list is a full-screen menu and the panels are its sub-menus. Everything opens by native popovers, before
 * hydration and without script. The texts about each main link and on the cards are loaded later (menu-words.ts): in
 * every document they would weigh as much as a scene.
 */
export function MegaMenu({ path }: { path: string }) {
  const { navigation } = useSite();
  return (
    <nav aria-label="Main">
      <button type="button" className="burger" popoverTarget="menu">
        <span className="hidden">Open menu</span>
        <span className="hidden">Close menu</span>
      </button>
      <ul className="menu" id="menu" popover="auto">
        {navigation.menus.map((menu) => (
          <TopMenu key={menu.name} menu={menu} path={path} />
        ))}
      </ul>
    </nav>
  );
}

function TopMenu({ menu, path }: { menu: Menu; path: string }) {
  const id = `menu-${menu.section}`;
  return (
    <li>
      <button type="button" popoverTarget={id}>
        {menu.name}
      </button>
      <div className="panel" id={id} popover="auto" data-section={menu.section}>
        <button type="button" className="back" popoverTarget={id}>
          <Icon name="back" />
          Back
        </button>
        <Links title={menu.name} items={menu.links} path={path} />
        <Links title="Quick links" items={menu.quick} path={path} />
        <Links title="More" items={menu.more} path={path} />
        <PromotionalCard card={menu.card} section={menu.section} path={path} />
      </div>
    </li>
  );
}

function Links({ title, items, path }: { title: string; items: MenuItem[]; path: string }) {
  return (
    <div>
      <p>{title}</p>
      <MenuLinks items={items} path={path} />
    </div>
  );
}
