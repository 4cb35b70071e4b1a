/** Links a style sheet once. Resolves even when it fails to load: unstyled content is better than none. */
export function linkStyles(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  // Last of all style sheets: one set between the others makes the browser read them all again, and a typeface that
  // came too late for this page would then move its text.
  document.body.append(link);
  return new Promise((settled) => {
    link.onload = settled;
    link.onerror = settled;
  });
}
