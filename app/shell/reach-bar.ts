const shownFromPx = 600;
/** A tap is over by then: the button below the finger must not be covered between press and click. */
const stayMs = 600;

/**
 * Shows contact links along the lower edge of a narrow screen once the page was scrolled, unless somebody fills in a form
 * (reach-bar.css). Returns a function that undoes it.
 */
export function attachReachBar(): () => void {
  const root = document.documentElement;
  let timer: number | undefined;
  const judge = () => root.toggleAttribute("data-deep", scrollY > shownFromPx);
  // Not by `:focus-within`: Safari gives a pressed button no focus, and the bar would jump over it.
  const leave = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => root.removeAttribute("data-filling"), stayMs);
  };
  const enter = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.closest("form"))) return leave();
    window.clearTimeout(timer);
    root.setAttribute("data-filling", "");
  };
  judge();
  addEventListener("scroll", judge, { passive: true });
  addEventListener("focusout", leave);
  addEventListener("focusin", enter);
  return () => {
    removeEventListener("scroll", judge);
    removeEventListener("focusout", leave);
    removeEventListener("focusin", enter);
  };
}
