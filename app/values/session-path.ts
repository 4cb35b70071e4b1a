/** The address for requesting places in a session of an event; `page` shows the form. */
export function sessionPath(page: string, { slug }: { slug: string }): string {
  return `${page}?kind=${slug}`;
}
