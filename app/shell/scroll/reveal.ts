const startMs = 100;

/** What comes in by itself: the blocks of a page. */
const parts = "main .block";

/**
 * Lets the blocks below the first screen come in when they are reached, from 100 ms after load on. What is in view
 * is never hidden, and nothing is before the page is first scrolled, so that a page that is only looked at, printed
 * or photographed is whole. Under reduced motion nothing moves. Returns the undoing, which leaves everything shown.
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
