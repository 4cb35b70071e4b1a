import { expect, test } from "vitest";
import type { Walk } from "../journeys.ts";
import { openAwake } from "./returning.ts";

const topMenus = ["Company", "Services", "Enterprise", "Education", "For Creators", "Apple", "Library"];

/** The mega-menu as panels under the bar, and as the full-screen menu with its sub-menus. */
export function walkMenus(walk: Walk): void {
  test("each panel opens below the bar and is as high as its content", async () => {
    const { visitor } = walk();
    await visitor.resize(1280, 800);
    await openAwake(visitor, "/people");
    for (const name of topMenus) {
      await visitor.click("header .menu > li > button", name);
      await visitor.finds(".panel:popover-open .promo");
      const { underBar, spare, inWindow } = await visitor.run(panelShape);
      expect(underBar, `${name}: from the bar to the panel`).toBe(8);
      expect(spare, `${name}: room below its parts`).toBeLessThanOrEqual(30);
      expect(inWindow, `${name}: the panel ends inside the window`).toBe(true);
    }
  });

  test("a panel opens on hover and closes when the pointer leaves", async () => {
    const { visitor } = walk();
    await visitor.resize(1280, 800);
    await openAwake(visitor, "/");
    const open = () => document.querySelector(".panel:popover-open")?.id ?? "none";
    await visitor.hover("header .menu > li > button", "Services");
    await visitor.sees("menu-services", open);
    await visitor.movePointer(640, 780);
    await visitor.sees("none", open);
  });

  test("Enter opens a panel, Escape closes it and restores the focus", async () => {
    const { visitor } = walk();
    await visitor.resize(1280, 800);
    await openAwake(visitor, "/");
    const state = () => [
      document.querySelector(".panel:popover-open")?.id ?? "none",
      document.activeElement?.textContent ?? "",
    ];
    await visitor.run(() => document.querySelector<HTMLElement>("[popovertarget=menu-education]")?.focus());
    await visitor.press("Enter");
    await visitor.sees(["menu-education", "Education"], state);
    await visitor.press("Escape");
    await visitor.sees(["none", "Education"], state);
  });

  test("on a narrow screen the menu fills the window, with sub-menus and a back button", async () => {
    const { visitor } = walk();
    await visitor.resize(600, 800);
    await openAwake(visitor, "/");
    const open = () => [...document.querySelectorAll("header :popover-open")].map(({ id }) => id);
    await visitor.click("header .burger");
    await visitor.sees(["menu"], open);
    await visitor.sees([0, 0, 0], menuEdges);
    await visitor.click("header .menu > li > button", "For Creators");
    await visitor.sees(["menu", "menu-creators"], open);
    await visitor.click(".panel:popover-open .back");
    await visitor.sees(["menu"], open);
    await visitor.sees("For Creators", () => document.activeElement?.textContent ?? "");
    await visitor.click("header .burger");
    await visitor.sees([], open);
  });
}

/** The distances of the menu's edges from the window's. */
function menuEdges(): number[] {
  const { left, right, bottom } = document.querySelector("#menu")?.getBoundingClientRect() ?? new DOMRect();
  return [left, right - document.documentElement.clientWidth, bottom - innerHeight].map(Math.round);
}

/** Runs in the page. Returns the position of the open panel after its animation. */
async function panelShape() {
  const panel = document.querySelector(".panel:popover-open");
  const bar = document.querySelector("header .bar");
  if (!panel || !bar) throw new Error("no panel is open");
  await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished));
  const { top, bottom } = panel.getBoundingClientRect();
  const lowest = Math.max(...[...panel.children].map((part) => part.getBoundingClientRect().bottom));
  return {
    underBar: Math.round(top - bar.getBoundingClientRect().bottom),
    spare: Math.round(bottom - lowest),
    inWindow: bottom <= innerHeight,
  };
}
