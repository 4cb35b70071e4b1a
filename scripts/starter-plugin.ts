import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { minifySync, type Plugin, transformWithOxc } from "vite";

const id = "virtual:starter";
const source = "app/paint/starter.ts";

/**
 * `virtual:starter`: the inline script of every document as minified text. Its source is a TypeScript module
 * without imports or exports.
 */
export function starterPlugin(): Plugin {
  return {
    name: "starter",
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(asked) {
      if (asked !== `\0${id}`) return undefined;
      this.addWatchFile(resolve(source));
      const { code } = await transformWithOxc(readFileSync(source, "utf8"), source);
      const { code: small } = minifySync("starter.js", code, { compress: true, mangle: true });
      return `export default ${JSON.stringify(small.trim())};`;
    },
  };
}
