/**
 * Sets under each main link of the menus the few words about what is there. They are secondary, so they come
 * when the page is awake; a panel that is open just then gets them when it closes, and nothing jumps.
 */
export async function bringMenuWords(): Promise<void> {
  const response = await fetch("/menu/words.json").catch(() => undefined);
  if (!response?.ok) return;
  const words: Record<string, string> = await response.json();
  for (const panel of document.querySelectorAll<HTMLElement>("header .panel")) {
    if (!panel.matches(":popover-open")) setWords(panel, words);
    else panel.addEventListener("toggle", () => setWords(panel, words), { once: true });
  }
}

function setWords(panel: HTMLElement, words: Record<string, string>) {
  for (const link of panel.querySelectorAll(":scope > div:first-of-type a")) {
    const text = words[link.getAttribute("href") ?? ""];
    if (!text || link.nextElementSibling) continue;
    const small = document.createElement("small");
    small.textContent = text;
    link.after(small);
  }
}
