import { expect, test } from "vitest";
import { readContent } from "./reader.ts";

// The specification names the menus, the footer's columns and the floating button's entries; content holds them.
const { content } = readContent(process.cwd(), new Date());
const navigation = content?.navigation;

test("the header has the seven menus of the specification", () => {
  const names = ["Company", "Services", "Enterprise", "Education", "For Creators", "Apple", "Library"];
  expect(navigation?.menus.map(({ name }) => name)).toEqual(names);
});

test("every menu has main, quick and more links and a complete card", () => {
  for (const { links, quick, more, card } of navigation?.menus ?? []) {
    for (const group of [links, quick, more]) expect(group.length).toBeGreaterThan(0);
    for (const field of [
      "iconType",
      "icon",
      "pill",
      "titleStart",
      "titleEnd",
      "description",
      "callToAction",
      "link",
    ] as const) {
      expect(card[field]).toBeTruthy();
    }
  }
});

test("the four claims of the specification stand on cards, in its words", () => {
  const shown = navigation?.menus.flatMap(({ card }) => content?.claims[card.claim ?? ""]?.text ?? []);
  expect(shown?.sort()).toEqual([
    "30+ enterprise clients",
    "34+ years of IT expertise",
    "free 30-minute demo session",
    "up to 3 years DCare coverage",
  ]);
});

test("the footer has the columns of the specification", () => {
  expect(navigation?.footer.columns.map(({ title }) => title)).toEqual([
    "Company",
    "Resources",
    "Downloads",
    "Shop and Learn",
    "Service",
    "Enterprise",
    "Education",
    "For Creators",
  ]);
});

test("the floating button opens the seven entries of the specification", () => {
  expect(navigation?.floating).toEqual([
    { name: "People", link: "/people" },
    { name: "Service", link: "/service" },
    { name: "Enterprise", link: "/enterprise" },
    { name: "Education", link: "/education" },
    { name: "Vectorworks", link: "/vectorworks" },
    { name: "DCare", link: "/service/dcare" },
    { name: "About Us", link: "/profile" },
  ]);
});

test("strip and modal lead to the post on joining the Apple Partner Network", () => {
  expect(content?.announcement.strip?.link).toBe("/blog/joining-the-apple-partner-network");
  expect(content?.announcement.modal?.action.to).toBe("/blog/joining-the-apple-partner-network");
});
