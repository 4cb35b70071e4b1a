import { type RouteConfig, route } from "@react-router/dev/routes";

export default [route("*", "pages/content-page.tsx")] satisfies RouteConfig;
