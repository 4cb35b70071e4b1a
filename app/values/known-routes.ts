/**
 * What the site answers besides the files under `content/` and `public/`.
 * A route module added to `app/routes.ts` gets its line here, so that content may link to it.
 */

/** Paths answered by code. A page file with the same path may give such a route its words. */
export const codeRoutes = [
  "/blog",
  "/case-study",
  "/leads/dashboard",
  "/leads/login",
  "/not-found",
  "/search",
  "/sitemap",
] as const;

/** Paths with parameters that are answered by code: everything below each of these. */
export const codeRoutePrefixes = [
  "/booking",
  "/forms",
  "/my-data",
  "/newsletter",
  "/order-tracking",
  "/shop/pre-order",
  "/shop/token-generation",
] as const;

/** Files that the build or the server makes; content may link to them. */
export const generatedFiles = [
  "/.well-known/security.txt",
  "/blog.atom",
  "/Apple-Education-Smart-Investment-report.pdf",
  "/blog.rss",
  "/canalys-report.pdf",
  "/education-profile.pdf",
  "/favicon.svg",
  "/forrester-report.pdf",
  "/llms.txt",
  "/mac-pc-cost-lines.xlsx",
  "/profile.pdf",
  "/profile/papers.pdf",
  "/robots.txt",
  "/skoch-report.pdf",
  "/sitemap.xml",
] as const;

/** The tools that offer times to book. */
export const bookingTools = ["booking-appointment", "booking-demo", "booking-apls"] as const;

/** The tools that a `tool` block may show; docs/content.md names them too. */
export const toolIds = [
  "tco",
  "rental",
  "coverage",
  "tracking",
  ...bookingTools,
  "feedback",
  "token",
  "pre-order",
  "event-place",
] as const;
