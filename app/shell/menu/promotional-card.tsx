import type { PromotionalCard as Card } from "#app/content/schema/navigation.schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Section } from "#app/values/names.ts";
import { MenuLink } from "./menu-link.tsx";

/**
 * The one card of a menu's panel, in the menu's hue; the whole card is its link. Its picture is a file
 * (pages/machines/card-picture.tsx) that the browser fetches when the panel is first opened; its description comes with the other
 * words of the menus (menu-words.ts).
 */
export function PromotionalCard({ card, section, path }: { card: Card; section: Section; path: string }) {
  return (
    <MenuLink item={card} path={path} class="promo">
      <span className="pill">{card.pill}</span>
      <b>{card.titleStart}</b> <b>{card.titleEnd}</b>
      <span className="link">
        {card.callToAction}
        <Icon name="arrow" />
      </span>
      <img src={`/menu/${section}.svg`} alt="" width="320" height="220" loading="lazy" />
    </MenuLink>
  );
}
