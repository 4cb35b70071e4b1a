/**
 * Adds the most used links to the end of the full-screen menu: the tasks and the card of the present section, and
 * contact links. They are in the document already, in a panel and in the bar of reach-bar.css, and are copied each time
 * the menu opens, because the section may have changed.
 */
export function endSheet(menu: HTMLElement): void {
  menu.querySelector(".sheet-end")?.remove();
  const { section } = document.documentElement.dataset;
  const panel =
    menu.querySelector(`.panel[data-section="${section}"]`) ?? menu.querySelector<HTMLElement>(".panel");
  if (!panel) return;
  const end = document.createElement("li");
  end.className = "sheet-end";
  end.dataset.section = section;
  for (const part of panel.querySelectorAll(":scope > div:nth-of-type(2), .promo"))
    end.append(part.cloneNode(true));
  const reach = document.createElement("p");
  for (const link of document.querySelectorAll(".reach-bar a:not(.button)")) {
    const copy = link.cloneNode(true) as HTMLElement;
    copy.className = "button quiet small";
    reach.append(copy);
  }
  end.append(reach);
  menu.append(end);
}
