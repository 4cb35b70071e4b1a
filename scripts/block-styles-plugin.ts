import type { Plugin } from "vite";
import { blockKinds } from "../app/blocks/blocks.ts";
import { filesBelow } from "./files-below.ts";

const line = '@import "../blocks/*/*.css" layer(blocks);';

/**
 * Puts the styles of all blocks in the place of one line of app/styles/site.css, in the order of app/blocks/blocks.ts and,
 * within a block's folder, of the names of its files.
 */
export function blockStylesPlugin(): Plugin {
  return {
    name: "block-styles",
    enforce: "pre",
    transform(code, id) {
      if (!/\/app\/styles\/site\.css(\?|$)/.test(id) || !code.includes(line)) return undefined;
      const files = blockKinds
        .map(({ schema }) => schema.entries.block.literal)
        .flatMap((kind) => filesBelow(`app/blocks/${kind}`).filter((file) => file.endsWith(".css")));
      return code.replace(line, files.map((file) => `@import "../../${file}" layer(blocks);`).join("\n"));
    },
  };
}
