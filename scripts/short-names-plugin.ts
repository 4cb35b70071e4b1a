import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { filesBelow } from "./files-below.ts";

/**
 * Gives the custom properties of styles that stand inside documents names of one or two letters when the site is
 * built. The sources keep their speaking names; no markup and no script names a property.
 */
export function shortNamesPlugin(): Plugin {
  let table: Map<string, string>;
  return {
    name: "short-names",
    apply: "build",
    enforce: "post",
    buildStart() {
      const sources = filesBelow("app").filter((file) => file.endsWith(".css"));
      table = nameTable(sources.map((file) => readFileSync(file, "utf8")).join("\n"));
    },
    transform(code, id) {
      return id.endsWith(".css?inline") ? { code: shortenNames(code, table), map: null } : undefined;
    },
  };
}

/** A short name for each custom property in `css`, the shortest for those used most. */
export function nameTable(css: string): Map<string, string> {
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(property)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([name]) => name);
  return new Map(names.map((name, at) => [name, `--${letters(at)}`]));
}

/** `css` with the names of `table`; names that are not in it stay. */
export function shortenNames(css: string, table: Map<string, string>): string {
  return css.replace(property, (name) => table.get(name) ?? name);
}

const property = /--[a-z][a-z0-9-]*/g;

function letters(at: number): string {
  const letter = String.fromCharCode(97 + (at % 26));
  return at < 26 ? letter : letters(Math.floor(at / 26) - 1) + letter;
}
