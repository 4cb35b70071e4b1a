import { idOf } from "./hash.ts";

/** The page down to a line in the upper part of the window: what begins above it has been reached. */
const reachedPart = "9999999px 0px -70%";

/**
 * Marks in the contents list of a page the part that is being read and those before it (contents.css), and opens a list
 * that stands beside its text. Returns a function that ends it.
 */
export function followReading(): () => void {
  const beside = matchMedia("(width >= 56rem)").matches && document.querySelector(".contents details");
  if (beside) beside.setAttribute("open", "");
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents a")];
  const linkTo = new Map(links.map((link) => [document.getElementById(idOf(link.hash)), link]));

  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        linkTo.get(target as HTMLElement)?.toggleAttribute("data-reached", isIntersecting);
      const current = links.findLast((link) => link.hasAttribute("data-reached"));
      for (const link of links) {
        if (link === current) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      }
    },
    { rootMargin: reachedPart },
  );
  for (const part of linkTo.keys()) if (part) watch.observe(part);
  return () => watch.disconnect();
}
