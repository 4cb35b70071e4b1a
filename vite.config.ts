import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { contentPlugin } from "./app/content/plugin.ts";
import { starterPlugin } from "./scripts/starter-plugin.ts";

export default defineConfig({
  plugins: [
    contentPlugin({ allowProblems: process.env.ALLOW_CONTENT_PROBLEMS === "1" }),
    starterPlugin(),
    reactRouter(),
  ],
  publicDir: false,
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            // One file for what every page needs, so that a document names few of them.
            advancedChunks: {
              groups: [
                {
                  name: "site",
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 2,
                },
                { name: "site", test: /app[\\/](document|shell)[\\/](?!toasts)/, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "./server/app.ts" } } },
  },
});
