import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { contentPlugin } from "./app/content/plugin.ts";
import { starterPlugin } from "./scripts/starter-plugin.ts";

export default defineConfig({
  plugins: [contentPlugin({ allowProblems: process.env.ALLOW_CONTENT_PROBLEMS === "1" }), starterPlugin(), reactRouter()],
  publicDir: false,
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: { ssr: { build: { rollupOptions: { input: "./server/app.ts" } } } },
});
