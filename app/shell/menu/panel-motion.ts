const timing = { duration: 240, easing: "cubic-bezier(.2,.7,.2,1)" };

/**
 * Makes the opening panel look like the closing one, changing its size: its ground (`::before`) starts with the other's
 * box and grows into its own, while its words fade in. Only the ground's box is animated, because nothing else depends
 * on it; scaling would distort its corners.
 */
export function morphPanel(from: Element | null, to: HTMLElement): void {
  if (!from || from === to || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const before = from.getBoundingClientRect();
  requestAnimationFrame(() => {
    const after = to.getBoundingClientRect();
    const [right, bottom] = [after.right - before.right, after.bottom - before.bottom];
    const left = before.left - after.left;
    for (const animation of to.getAnimations()) animation.cancel();
    to.animate(
      { inset: [`0 ${right}px ${bottom}px ${left}px`, "0"] },
      { ...timing, pseudoElement: "::before" },
    );
    for (const part of to.children) part.animate({ opacity: [0, 1] }, timing);
  });
}
