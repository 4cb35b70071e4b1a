import { menuWordsPath } from "./menu-words-path.ts";

/** The contents of `/menu/words.json`: link -> words, section -> words of the menu's card. */
export type MenuWords = { links: Record<string, string>; cards: Record<string, string> };

/**
 * Adds the texts under each main link of the menus, and on each card. They are secondary, so they are loaded after
 * hydration, from the browser's cache (app/idle.ts).
 */
export async function loadMenuWords(): Promise<void> {
  const words = await readWords();
  if (!words) return;
  for (const panel of document.querySelectorAll<HTMLElement>("header .panel")) {
    setWords(panel, words);
  }
}

/** Undefined if loading fails, for example because the page is being left: the menus work without them. */
async function readWords(): Promise<MenuWords | undefined> {
  try {
    const response = await fetch(menuWordsPath, { cache: "force-cache" });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

function setWords(panel: HTMLElement, { links, cards }: MenuWords) {
  for (const link of panel.querySelectorAll(":scope > div:first-of-type a")) {
    setAfter(link, links[link.getAttribute("href") ?? ""]);
  }
  const title = panel.querySelector(".promo b:last-of-type");
  if (title) setAfter(title, cards[panel.dataset.section ?? ""]);
}

function setAfter(element: Element, text: string | undefined) {
  if (!text || element.nextElementSibling?.matches("small")) return;
  const small = document.createElement("small");
  small.textContent = text;
  element.after(small);
}
