import { Icon } from "#app/ui/icon.tsx";
import { MenuLink } from "./menu-link.tsx";
import { useSite } from "./site-context.tsx";

/** The floating button and its side menu; behaviour.ts closes it on scroll and on a link. */
export function QuickNavigation({ path }: { path: string }) {
  const { navigation } = useSite();
  return (
    <div className="quick">
      <button type="button" popoverTarget="quick" aria-expanded={false} aria-label="Quick navigation">
        <Icon name="star" />
      </button>
      <nav id="quick" popover="auto" aria-label="Quick links">
        <ul>
          {navigation.floating.map((item) => (
            <li key={item.name}>
              <MenuLink item={item} path={path}>
                {item.name}
                <Icon name="arrow" />
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
