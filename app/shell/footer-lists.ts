/** The number of the footer's lists that stay open on a phone. */
const openLists = 2;

/**
 * Folds the last lists of the footer on a phone, each under its heading: all of them open are more than two windows
 * high. A search in the page still finds folded text, if the browser supports it. Returns a function that undoes it.
 */
export function attachFooterLists(): () => void {
  const phone = matchMedia("(width < 40rem)");
  let unfold: (() => void)[] = [];
  const follow = () => {
    for (const undo of unfold) undo();
    unfold = phone.matches ? columns().slice(openLists).map(fold) : [];
  };
  follow();
  phone.addEventListener("change", follow);
  return () => {
    phone.removeEventListener("change", follow);
    for (const undo of unfold) undo();
  };
}

function columns(): Element[] {
  return [...document.querySelectorAll(".foot .columns > div")];
}

function fold(column: Element): () => void {
  const [heading, list] = [column.querySelector("h2"), column.querySelector("ul")];
  if (!heading || !list) return () => undefined;
  const name = heading.textContent;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = name;
  const show = (isShown: boolean) => {
    button.ariaExpanded = String(isShown);
    if (isShown) list.removeAttribute("hidden");
    else list.setAttribute("hidden", "until-found");
  };
  const find = () => show(true);
  button.addEventListener("click", () => show(list.hasAttribute("hidden")));
  list.addEventListener("beforematch", find);
  heading.replaceChildren(button);
  // A list that holds the focus stays open.
  show(list.contains(document.activeElement));
  return () => {
    list.removeEventListener("beforematch", find);
    list.removeAttribute("hidden");
    heading.textContent = name;
  };
}
