import * as v from "valibot";
import { arts, detailNames, icons } from "#app/values/names.ts";
import { id, list, section, text, to } from "#app/values/values.schema.ts";

const target = v.optional(v.literal("new-tab"));

/** A menu item. */
const item = v.strictObject({
  /** What the item says. */
  name: text(36),
  /** Where it leads. */
  link: to,
  /** `new-tab` opens it in a new tab. */
  target,
});

const mainItem = v.strictObject({
  ...item.entries,
  /** A few words about the page it leads to. */
  text: text(80),
});

const cardEntries = {
  /** A short label above the title. */
  pill: text(24),
  /** A claim of `claims.yaml`: its value and label become the two title parts. */
  claim: v.optional(id),
  /** First part of the title, set large. Not needed beside `claim`. */
  titleStart: v.optional(text(24)),
  /** Second part of the title. Not needed beside `claim`. */
  titleEnd: v.optional(text(60)),
  description: text(140),
  /** The words of the link. */
  callToAction: text(36),
  link: to,
  target,
};

/** The promotional card of a menu. */
const card = v.variant("iconType", [
  v.strictObject({
    /** `icon`: a small drawn icon. `scene`: one of the scenes. `picture`: a detail of a rendered picture. */
    iconType: v.literal("icon"),
    /** The name of the icon, scene or detail. */
    icon: v.picklist(icons),
    ...cardEntries,
  }),
  v.strictObject({ iconType: v.literal("scene"), icon: v.picklist(arts), ...cardEntries }),
  v.strictObject({ iconType: v.literal("picture"), icon: v.picklist(detailNames), ...cardEntries }),
]);

/** `content/navigation.yaml`. */
export const navigationSchema = v.strictObject({
  /** The header's menus, from left to right. */
  menus: list(
    v.strictObject({
      /** What the button says. */
      name: text(20),
      /** The section whose hue the panel has. */
      section,
      /** Quick links: common tasks. */
      links: list(mainItem, 2, 8),
      /** Quick links: what people want to do. */
      quick: list(item, 1, 6),
      /** Everything else. */
      more: list(item, 1, 10),
      card,
    }),
    1,
    8,
  ),
  footer: v.strictObject({
    /** The columns, from left to right. */
    columns: list(v.strictObject({ title: text(24), links: list(item, 2, 18) }), 1, 10),
    /** The links of the bottom line. */
    legal: list(item, 1, 8),
  }),
  /** The entries of the floating button's menu. */
  floating: list(item, 1, 10),
});

export type MenuItem = v.InferOutput<typeof item>;

export type AuthoredNavigation = v.InferOutput<typeof navigationSchema>;
type AuthoredCard = v.InferOutput<typeof card>;

/** A promotional card as it is shown; `claim` is set when the title is a claim. */
export type PromotionalCard = AuthoredCard & { titleStart: string; titleEnd: string };

export type Menu = Omit<AuthoredNavigation["menus"][number], "card"> & { card: PromotionalCard };
export type Navigation = Omit<AuthoredNavigation, "menus"> & { menus: Menu[] };
