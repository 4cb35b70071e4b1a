const shownFromPx = 600;

/**
 * Shows contact links along the lower edge of a narrow screen once the page was scrolled (reach-bar.css). Returns a
 * function that undoes it.
 */
export function attachReachBar(): () => void {
  const judge = () => document.documentElement.toggleAttribute("data-deep", scrollY > shownFromPx);
  judge();
  addEventListener("scroll", judge, { passive: true });
  return () => removeEventListener("scroll", judge);
}
