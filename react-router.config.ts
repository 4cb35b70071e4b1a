import type { Config } from "@react-router/dev/config";

// Pages are prerendered by scripts/build.ts through the same createApp() that serves them: decisions/0002.
export default {
  // Tests build beside a build that is being served.
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
