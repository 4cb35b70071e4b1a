import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { readContent } from "./content/reader.ts";

// The site map: every route that is more than content, then the pages of content that carry a form, then one
// splat for all other content.
const { content } = readContent(process.cwd(), new Date());
const pages = Object.values(content?.pages ?? {});
/** Pages whose tool is drawn by a module of its own, and their form with it. */
const toolPages = [
  route("apple-mac-tco-calculator", "pages/tco.tsx"),
  route("apple-financial-services", "pages/finance.tsx"),
  route("check-dcare-coverage", "pages/coverage.tsx"),
  route("order-tracking", "pages/tracking.tsx"),
  route("shop/token-generation", "pages/token.tsx"),
  route("shop/pre-order", "pages/pre-order.tsx"),
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
  route("api/contact", "pages/api-contact.ts"),
  route("forms/:form", "pages/forms-receive.ts"),
  route("forms/:form/again", "pages/forms-again.tsx"),
  route("forms/:form/done", "pages/forms-done.tsx"),
  route("forms/:form/notice", "pages/forms-notice.tsx"),
  route("feedback/bep-2025", "pages/feedback.tsx"),
  layout(
    "pages/booking-page.tsx",
    bookingPages.map((path) => route(path, "pages/booking-steps.tsx", { id: `booking-steps:${path}` })),
  ),
  route("booking/hold", "pages/booking-hold.ts"),
  route("booking/book", "pages/booking-book.ts"),
  route("booking/:token", "pages/booking-manage.tsx"),
  route("booking/:token/calendar.ics", "pages/booking-calendar.ts"),
  route("booking/:token/:change", "pages/booking-change.ts"),
  route("newsletter/:token", "pages/newsletter.tsx"),
  route("check-dcare-coverage/book", "pages/coverage-book.ts"),
  route("check-dcare-coverage/answer", "pages/coverage-answer.ts"),
  route("order-tracking/find", "pages/tracking-answer.ts", { id: "tracking-find" }),
  route("order-tracking/:type/:number", "pages/tracked.tsx"),
  route("order-tracking/repair/:number/estimate", "pages/estimate-answer.ts"),
  route("order-tracking/:type/:number/answer", "pages/tracking-answer.ts"),
  route("my-data/:token", "pages/my-data.tsx"),
  route("my-data/:token/data.json", "pages/my-data-file.ts"),
  route("shop/pre-order/:token", "pages/reservation.tsx"),
  route("shop/pre-order/:token/withdraw", "pages/reservation-withdraw.ts"),
  route("shop/token-generation/:token", "pages/token-given.tsx"),
  route("shop/token-generation/:token/cancel", "pages/token-cancel.ts"),
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
  route("robots.txt", "pages/robots.ts"),
  route("menu/words.json", "shell/menu-words-file.ts"),
  route("menu/:file", "shell/card-picture.tsx"),
  route("reports", "pages/reports.ts"),
  route("healthz", "pages/healthz.ts"),
  route("readyz", "pages/readyz.ts"),
  ...prefix("leads", [
    layout("staff/staff-frame.tsx", [
      route("login", "staff/sign-in/login.tsx"),
      route("password", "staff/sign-in/password.tsx"),
      route("logout", "staff/sign-in/logout.ts"),
      route("authenticator", "staff/sign-in/set-up.tsx"),
      layout("staff/workspace.tsx", [
        ...prefix("dashboard", [
          index("staff/leads/lead-list.tsx"),
          route("export", "staff/leads/export.ts"),
          route("outbox", "staff/admin/outbox.tsx"),
          route("staff", "staff/admin/members.tsx"),
          route("staff/:member", "staff/admin/member.tsx"),
          route("hand-over/:member", "staff/leads/hand-over.tsx"),
          route("privacy", "staff/admin/privacy.tsx"),
          route("webhooks", "staff/admin/webhooks.tsx"),
          route("reports", "staff/admin/browser-reports.tsx"),
          route("account", "staff/sign-in/account.tsx"),
          route("orders", "staff/orders/order-list.tsx"),
          route("orders/new", "staff/orders/order-new.tsx"),
          route("orders/import", "staff/orders/orders-import.tsx"),
          route("orders/import/file", "staff/orders/orders-import-file.ts"),
          route("orders/:type/:number", "staff/orders/order-page.tsx"),
          route("coverage", "staff/orders/coverage-desk.tsx"),
          route("coverage/import", "staff/orders/coverage-import.tsx"),
          route("coverage/import/file", "staff/orders/coverage-import-file.ts"),
          route("queue", "staff/desk/queue.tsx"),
          route("appointments", "staff/desk/appointments.tsx"),
          route("appointments/:booking", "staff/desk/appointment-page.tsx"),
          route("reservations", "staff/desk/reservations.tsx"),
          route(":lead", "staff/leads/lead-page.tsx"),
          route(":lead/beside/:way", "staff/leads/lead-beside.ts"),
          route(":lead/files/:field", "staff/leads/lead-file.ts"),
        ]),
      ]),
    ]),
  ]),
  route("calendar/:file", "pages/session-calendar.ts"),
  ...toolPages,
  ...sessionPages.map(({ path }) => route(path.slice(1), "pages/session.tsx", { id: `session:${path}` })),
  index(formPages.some(({ path }) => path === "/") ? "pages/form-page.tsx" : "pages/content-page.tsx", {
    id: "home",
  }),
  ...formPages
    .filter(({ path }) => path !== "/")
    .map(({ path }) => route(path.slice(1), "pages/form-page.tsx", { id: `form-page:${path}` })),
  ...(process.env.NODE_ENV === "development" ? [route("_blocks", "pages/blocks-gallery.tsx")] : []),
  route("*", "pages/content-page.tsx"),
] satisfies RouteConfig;
