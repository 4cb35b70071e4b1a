import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { readContent } from "./content/reader.ts";

// The site map: every route that is more than content, then the pages of content that carry a form, then one
// splat for all other content.
const { content } = readContent(process.cwd(), new Date());
const pages = Object.values(content?.pages ?? {});
const formPages = pages.filter((page) => page.blocks.some((block) => block.block === "form"));

export default [
  route("api/contact", "pages/api-contact.ts"),
  route("forms/:form", "pages/forms-receive.ts"),
  route("forms/:form/again", "pages/forms-again.tsx"),
  route("forms/:form/done", "pages/forms-done.tsx"),
  route("feedback/bep-2025", "pages/feedback.tsx"),
  route("robots.txt", "pages/robots.ts"),
  route("menu/words.json", "shell/menu-words-file.ts"),
  route("menu/:file", "shell/card-picture.tsx"),
  route("healthz", "pages/healthz.ts"),
  route("readyz", "pages/readyz.ts"),
  ...formPages.map(({ path }) => {
    const id = `form-page:${path}`;
    return path === "/"
      ? index("pages/form-page.tsx", { id })
      : route(path.slice(1), "pages/form-page.tsx", { id });
  }),
  route("*", "pages/content-page.tsx"),
] satisfies RouteConfig;
