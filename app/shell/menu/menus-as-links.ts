/**
 * In a browser without popovers (README): the names of the menus lead to their first page, and the hamburger to all
 * pages. For few visits, so not in the starter.
 */
export function makeMenusLinks(): void {
  if ("showPopover" in HTMLElement.prototype) return;
  for (const opener of document.querySelectorAll("header nav button:not(.back)")) {
    const link = document.createElement("a");
    const first = opener.nextElementSibling?.querySelector("a");
    link.href = opener.matches(".burger") ? "/sitemap" : (first?.href ?? "/");
    link.textContent = opener.firstChild?.textContent ?? "";
    opener.replaceWith(link);
  }
}
