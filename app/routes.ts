import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { readContent } from "./content/read/reader.ts";

// The site map: every route that is more than content, then the pages of content that carry a form, then one
// splat for all other content.
const { content } = readContent(process.cwd(), new Date());
const pages = Object.values(content?.pages ?? {});
/** Pages whose tool is drawn by a module of its own, and their form with it. */
const toolPages = [
  route("apple-mac-tco-calculator", "pages/calculators/tco.tsx"),
  route("apple-financial-services", "pages/calculators/finance.tsx"),
  route("check-dcare-coverage", "pages/coverage/coverage.tsx"),
  route("order-tracking", "pages/orders/tracking.tsx"),
  route("shop/token-generation", "pages/queue/join-queue.tsx"),
  route("shop/pre-order", "pages/reservations/reserve.tsx"),
];
/** Pages on which places in the sessions of a series are asked for. */
const sessionPages = pages.filter(({ blocks }) =>
  blocks.some((block) => block.block === "tool" && block.tool === "event-place"),
);
const formPages = pages.filter(
  ({ path, blocks }) =>
    blocks.some(({ block }) => block === "form") &&
    path !== "/blog" &&
    !toolPages.some((tool) => `/${tool.path}` === path),
);

/** Pages on which a time is booked; their steps are a route inside the page. */
const bookingPages = ["book-appointment", "book-a-demo-education", "book-an-apls-session"];

export default [
  route("api/contact", "pages/feedback/api-contact.ts"),
  route("forms/:form", "pages/forms/forms-receive.ts"),
  route("forms/:form/again", "pages/forms/forms-again.tsx"),
  route("forms/:form/done", "pages/forms/forms-done.tsx"),
  route("forms/:form/notice", "pages/forms/forms-notice.tsx"),
  route("feedback/bep-2025", "pages/feedback/feedback.tsx"),
  layout(
    "pages/booking/booking-page.tsx",
    bookingPages.map((path) =>
      route(path, "pages/booking/booking-steps.tsx", { id: `booking-steps:${path}` }),
    ),
  ),
  route("booking/hold", "pages/booking/booking-hold.ts"),
  route("booking/book", "pages/booking/booking-book.ts"),
  route("booking/:token", "pages/booking/booking-manage.tsx"),
  route("booking/:token/calendar.ics", "pages/booking/booking-calendar.ts"),
  route("booking/:token/:change", "pages/booking/booking-change.ts"),
  route("newsletter/:token", "pages/newsletter/newsletter.tsx"),
  route("check-dcare-coverage/book", "pages/coverage/coverage-book.ts"),
  route("check-dcare-coverage/answer", "pages/coverage/coverage-answer.ts"),
  route("order-tracking/find", "pages/orders/tracking-answer.ts", { id: "tracking-find" }),
  route("order-tracking/:type/:number", "pages/orders/tracked-order.tsx"),
  route("order-tracking/repair/:number/estimate", "pages/orders/estimate-answer.ts"),
  route("order-tracking/:type/:number/answer", "pages/orders/tracking-answer.ts"),
  route("my-data/:token", "pages/privacy/my-data.tsx"),
  route("my-data/:token/data.json", "pages/privacy/my-data-file.ts"),
  route("shop/pre-order/:token", "pages/reservations/reservation.tsx"),
  route("shop/pre-order/:token/withdraw", "pages/reservations/withdraw-reservation.ts"),
  route("shop/token-generation/:token", "pages/queue/queue-token.tsx"),
  route("shop/token-generation/:token/cancel", "pages/queue/cancel-token.ts"),
  route("blog", "pages/library/blog.tsx"),
  route("blog/category/:category", "pages/library/blog.tsx", { id: "blog-category" }),
  route("blog/:slug", "pages/library/post.tsx"),
  route("case-study", "pages/library/stories.tsx"),
  route("case-study/:slug", "pages/library/story.tsx"),
  route("sitemap", "pages/library/site-map.tsx"),
  route("search", "pages/library/search.tsx"),
  route("search-index.json", "pages/machines/search-index.ts"),
  route("scene/:section/:file", "pages/machines/scene-file.tsx"),
  route("sitemap.xml", "pages/machines/sitemap-xml.ts"),
  route("blog.rss", "pages/machines/rss.ts"),
  route("blog.atom", "pages/machines/atom.ts"),
  route("llms.txt", "pages/machines/llms.ts"),
  route("site.webmanifest", "pages/machines/manifest.ts"),
  route(".well-known/security.txt", "pages/machines/security.ts"),
  route("service-worker.js", "pages/machines/service-worker.ts"),
  route("robots.txt", "pages/machines/robots.ts"),
  route("menu/words.json", "shell/menu/menu-words-file.ts"),
  route("menu/:file", "shell/menu/card-picture.tsx"),
  route("reports", "pages/health/reports.ts"),
  route("healthz", "pages/health/healthz.ts"),
  route("readyz", "pages/health/readyz.ts"),
  ...prefix("leads", [
    layout("staff/frame/staff-frame.tsx", [
      route("login", "staff/accounts/sign-in/login.tsx"),
      route("password", "staff/accounts/sign-in/password.tsx"),
      route("logout", "staff/accounts/sign-in/logout.ts"),
      route("authenticator", "staff/accounts/sign-in/set-up.tsx"),
      layout("staff/frame/workspace.tsx", [
        ...prefix("dashboard", [
          index("staff/leads/lead-list.tsx"),
          route("export", "staff/leads/export.ts"),
          route("outbox", "staff/outbox/outbox.tsx"),
          route("staff", "staff/accounts/members.tsx"),
          route("staff/:member", "staff/accounts/member.tsx"),
          route("hand-over/:member", "staff/leads/hand-over.tsx"),
          route("privacy", "staff/privacy/privacy.tsx"),
          route("webhooks", "staff/outbox/webhooks.tsx"),
          route("reports", "staff/site/browser-reports.tsx"),
          route("site", "staff/site/publishing.tsx"),
          route("account", "staff/accounts/sign-in/account.tsx"),
          route("orders", "staff/orders/order-list.tsx"),
          route("orders/new", "staff/orders/order-new.tsx"),
          route("orders/import", "staff/orders/orders-import.tsx"),
          route("orders/import/file", "staff/orders/orders-import-file.ts"),
          route("orders/:type/:number", "staff/orders/order-page.tsx"),
          route("coverage", "staff/coverage/plans.tsx"),
          route("coverage/import", "staff/coverage/coverage-import.tsx"),
          route("coverage/import/file", "staff/coverage/coverage-import-file.ts"),
          route("queue", "staff/queue/queue.tsx"),
          route("appointments", "staff/booking/appointments.tsx"),
          route("appointments/:booking", "staff/booking/appointment-page.tsx"),
          route("reservations", "staff/reservations/reservations.tsx"),
          route(":lead", "staff/leads/lead-page.tsx"),
          route(":lead/beside/:way", "staff/leads/neighbour-lead.ts"),
          route(":lead/files/:field", "staff/leads/lead-file.ts"),
        ]),
      ]),
    ]),
  ]),
  route("calendar/:file", "pages/events/session-calendar.ts"),
  ...toolPages,
  ...sessionPages.map(({ path }) =>
    route(path.slice(1), "pages/events/session.tsx", { id: `session:${path}` }),
  ),
  index(
    formPages.some(({ path }) => path === "/")
      ? "pages/forms/form-page.tsx"
      : "pages/content/content-page.tsx",
    {
      id: "home",
    },
  ),
  ...formPages
    .filter(({ path }) => path !== "/")
    .map(({ path }) => route(path.slice(1), "pages/forms/form-page.tsx", { id: `form-page:${path}` })),
  ...(process.env.NODE_ENV === "development" ? [route("_blocks", "pages/content/blocks-gallery.tsx")] : []),
  route("*", "pages/content/content-page.tsx"),
] satisfies RouteConfig;
