const shownFromPx = 600;

/** Shows the ways to reach us along the lower edge of a narrow screen once the page was scrolled (reach-bar.css). Returns the undoing. */
export function attachReachBar(): () => void {
  const judge = () => document.documentElement.toggleAttribute("data-deep", scrollY > shownFromPx);
  judge();
  addEventListener("scroll", judge, { passive: true });
  return () => removeEventListener("scroll", judge);
}
