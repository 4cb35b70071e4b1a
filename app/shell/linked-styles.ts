/** Links a style sheet once. Resolves even if it fails to load: unstyled content is better than none. */
export function linkStyles(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  // After all other style sheets: inserting it between them makes the browser parse them again, and a typeface that
  // arrived too late for this page would then move its text.
  document.body.append(link);
  return new Promise((settled) => {
    link.onload = settled;
    link.onerror = settled;
  });
}
