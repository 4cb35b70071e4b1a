const startMs = 100;

/**
 * Lets what stands below the first screen come in when it is reached, from 100 ms after load on. What is in view
 * already is never hidden; under reduced motion nothing is. Returns the undoing, which leaves everything shown.
 */
export function startReveal(): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) show(target);
    },
    { rootMargin: "0px 0px -8%" },
  );
  let timer: ReturnType<typeof setTimeout>;

  function show(element: Element) {
    element.setAttribute("data-reveal", "shown");
    seen.unobserve(element);
  }
  function begin() {
    timer = setTimeout(() => {
      for (const element of document.querySelectorAll('[data-reveal=""]')) {
        if (element.getBoundingClientRect().top < innerHeight) continue;
        element.setAttribute("data-reveal", "waiting");
        seen.observe(element);
      }
    }, startMs);
  }

  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener("load", begin);
    seen.disconnect();
    for (const element of document.querySelectorAll('[data-reveal="waiting"]')) show(element);
  };
}
