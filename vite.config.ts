import { join, sep } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { contentPlugin } from "./app/content/plugin.ts";
import { asciiPlugin } from "./scripts/ascii-plugin.ts";
import { besideServerPlugin } from "./scripts/beside-server-plugin.ts";
import { blockStylesPlugin } from "./scripts/block-styles-plugin.ts";
import { importErrorsPlugin } from "./scripts/import-errors-plugin.ts";
import { noticeWordsPlugin } from "./scripts/notice-words-plugin.ts";
import { starterPlugin } from "./scripts/starter-plugin.ts";

/** Libraries of many small modules: as part of the bundle they cost the server less memory and time. */
const inBundle = [
  "cookie-es",
  /^d3-/,
  "kysely",
  "marked",
  "minisearch",
  "postcss",
  "postcss-selector-parser",
  "qr",
  "react-router",
  /^@remix-run\//,
  "stemmer",
  "valibot",
];

/** What the site makes itself is half of the files here, and needs no watching. */
const made = ["build", ".cache", "data"].map((name) => join(import.meta.dirname, name, sep));

/** What cannot be compressed is spared: a document names dozens of files, and 36 bits tell the versions of one apart. */
const assetNames = { assetFileNames: "assets/[name]-[hash:6][extname]" };

export default defineConfig(({ command }) => ({
  plugins: [
    contentPlugin({ showLater: true }),
    starterPlugin(),
    blockStylesPlugin(),
    reactRouter(),
    asciiPlugin(),
    besideServerPlugin(),
    importErrorsPlugin(),
    noticeWordsPlugin(),
  ],
  // A release packs these files itself; in development Vite serves them as they are.
  publicDir: command === "serve" ? "public" : false,
  server: { watch: { ignored: (path) => made.some((folder) => path.startsWith(folder)) } },
  // The oldest browsers that the site is made for (README). The style sheet keeps its nesting: it is a quarter of every
  // document.
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    cssTarget: ["chrome120", "edge120", "safari17.4", "ios17.4", "firefox128"],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // The shell draws its icons on the server alone: the set of them stays with what draws them by script.
          treeshake: { moduleSideEffects: [{ test: /app[\\/](ui|figures)[\\/]/, sideEffects: false }] },
          output: {
            ...assetNames,
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            // One file for what every page needs, so that a document names few of them.
            codeSplitting: {
              groups: [
                {
                  name: "site",
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 3,
                },
                // What runs in every document that nobody has touched yet: nothing of the others may be in it.
                {
                  name: "idle",
                  test: /app[\\/](idle\.ts|forms[\\/]device[\\/](arrivals|expired|keys)|offline[\\/](register|worker-path)|search[\\/]opening-key|shell[\\/](device-storage|menu[\\/]menus-as-links|saves-data|typeface))/,
                  priority: 4,
                },
                { name: "icon", test: /app[\\/]ui[\\/]icon\.tsx$/, priority: 2 },
                {
                  name: "site",
                  test: /app[\\/](document|paint|shell)[\\/](?!toasts)|app[\\/]ui[\\/]button\.|app[\\/]forms[\\/]device[\\/]forms-awake|app[\\/]values[\\/]forgets-arrival|vite[\\/]preload-helper/,
                  priority: 1,
                },
                {
                  name: "forms",
                  test: /app[\\/]blocks[\\/](reach|(form|tool)[\\/](form|tool)-frame)\.|app[\\/]pages[\\/]forms[\\/]page-form|app[\\/]forms[\\/](?!device[\\/](page-awake|resend-waiting))|app[\\/]ui[\\/]field|app[\\/]values[\\/](email-address|gstin|phone|plain-text)|node_modules[\\/]valibot/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // In development there is no bundle, and CommonJS cannot run as one of Vite's modules.
      resolve: {
        noExternal: command === "build" ? inBundle : [],
      },
      build: { rollupOptions: { input: "./server/app.ts", output: assetNames } },
    },
  },
}));
