/** Links a style sheet once. Settles even when it does not arrive: plain words are better than none. */
export function linkStyles(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
  return new Promise((settled) => {
    link.onload = settled;
    link.onerror = settled;
  });
}
