/** Personal, and nobody else's: no cache, no search engine, no address told to other sites. */
export const privateHeaders = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "same-origin",
};
