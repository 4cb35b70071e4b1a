import type { PromotionalCard as Card } from "#app/content/navigation.schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { MenuLink } from "./menu-link.tsx";

/** The one card of a menu's panel, in the menu's hue; the whole card is its link. */
export function PromotionalCard({ card, path }: { card: Card; path: string }) {
  return (
    <MenuLink item={card} path={path} class="promo">
      <span className="pill">{card.pill}</span>
      {card.iconType === "icon" && <Icon name={card.icon} />}
      <b>
        {card.titleStart} <span>{card.titleEnd}</span>
      </b>
      <small>{card.description}</small>
      <span className="link">
        {card.callToAction}
        <Icon name="arrow" />
      </span>
    </MenuLink>
  );
}
