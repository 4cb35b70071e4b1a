import { existsSync } from "node:fs";
import type { Plugin } from "vite";
import { blockKinds } from "../app/blocks/blocks.ts";

const line = '@import "../blocks/*/*.css" layer(blocks);';

/** Puts the styles of all blocks in the place of one line of app/styles/site.css, in the order of app/blocks/blocks.ts. */
export function blockStylesPlugin(): Plugin {
  return {
    name: "block-styles",
    enforce: "pre",
    transform(code, id) {
      if (!/\/app\/styles\/site\.css(\?|$)/.test(id) || !code.includes(line)) return undefined;
      const files = blockKinds
        .map(({ schema }) => schema.entries.block.literal)
        .map((kind) => `blocks/${kind}/${kind}.css`)
        .filter((file) => existsSync(`app/${file}`));
      return code.replace(line, files.map((file) => `@import "../${file}" layer(blocks);`).join("\n"));
    },
  };
}
