const startMs = 100;

/** The parts that are revealed: the blocks of a page. */
const parts = "main .block";

/**
 * Reveals the blocks below the first screen when they are reached, from 100 ms after load on. Visible blocks are never
 * hidden, and none is hidden before the page is first scrolled, so that a page that is only viewed, printed or
 * photographed is complete. Under reduced motion nothing moves. Returns a function that undoes it and leaves everything
 * shown.
 */
export function startReveal(): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  const ended = new AbortController();
  const once = { once: true, passive: true, signal: ended.signal };
  let timer: ReturnType<typeof setTimeout>;
  const reached = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) show(target);
  });

  function show(element: Element) {
    element.setAttribute("data-reveal", "shown");
    reached.unobserve(element);
    // Drawn once: a print, a picture of the page or a turned phone would begin it again.
    for (const type of ["animationend", "animationcancel"])
      element.addEventListener(type, () => element.setAttribute("data-reveal", "drawn"), { once: true });
  }
  function hideUnseen() {
    for (const part of document.querySelectorAll(`${parts}:not([data-reveal])`)) {
      if (part.getBoundingClientRect().top < innerHeight) continue;
      part.setAttribute("data-reveal", "waiting");
      reached.observe(part);
    }
  }
  const begin = () => {
    timer = setTimeout(() => addEventListener("scroll", hideUnseen, once), startMs);
  };

  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, once);
  return () => {
    clearTimeout(timer);
    ended.abort();
    reached.disconnect();
    for (const part of document.querySelectorAll('[data-reveal="waiting"]')) show(part);
  };
}
