import type { Claim } from "#app/content/schema/claims.schema.ts";
import type { AuthoredNavigation, Navigation } from "#app/content/schema/navigation.schema.ts";

/** The menus with complete cards: a card that names a claim takes its value and label as title. */
export function compileNavigation(authored: AuthoredNavigation, claims: Record<string, Claim>): Navigation {
  const menus = authored.menus.map(({ card, ...menu }) => {
    const claim = card.claim === undefined ? undefined : claims[card.claim];
    const titleStart = card.titleStart ?? claim?.value ?? "";
    const titleEnd = card.titleEnd ?? claim?.label ?? "";
    return { ...menu, card: { ...card, titleStart, titleEnd } };
  });
  return { ...authored, menus };
}
