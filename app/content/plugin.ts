import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Plugin } from "vite";
import { compile } from "./compile/compile.ts";
import { labelLater } from "./compile/label-later.ts";
import { formatProblem, readContent } from "./read/reader.ts";
import { parseSource } from "./read/source.ts";
import { siteSchema } from "./schema/site.schema.ts";

type Options = {
  /** The instant at which publish and expiry dates are evaluated. */
  now?: () => Date;
  /** Whether what is published on a later day is shown already, with that day before its title. */
  showLater?: boolean;
};

const name = "virtual:content";
const resolvedName = `\0${name}`;
const brandName = "virtual:brand";
const resolvedBrand = `\0${brandName}`;

/**
 * Provides the module `virtual:content`: in development everything below `content/`, compiled; problems are shown, and a
 * changed file of `content/` reloads. A bundle knows no content: it is shown releases (server/release). `virtual:brand`
 * is only the brand's short name, for scripts sent to the browser.
 */
export function contentPlugin({ now = () => new Date(), showLater = false }: Options = {}): Plugin {
  let root = process.cwd();
  let building = false;
  let told: string[] = [];
  return {
    name: "content",
    /** `npm run dev` shows them in the page. */
    api: { problems: () => told },
    configResolved(config) {
      root = config.root;
      building = config.command === "build";
    },
    resolveId: (id) => (id === name || id === brandName ? `\0${id}` : undefined),
    load(id) {
      if (id === resolvedName && building) return "export const compiled = undefined;";
      if (id === resolvedBrand) return `export const brand = ${JSON.stringify(readBrand(root))};`;
      if (id !== resolvedName) return undefined;
      const at = now();
      const { content: asPublished, authored, problems } = readContent(root, at);
      const content =
        asPublished && showLater ? compile(labelLater(authored, at), at, asPublished.outside) : asPublished;
      told = problems.map(formatProblem);
      const report = told.join("\n");
      if (!content) this.error(`content/ must be mended:\n${report}`);
      if (problems.length > 0) this.warn(`content/ has ${problems.length} problems:\n${report}`);
      return `export const compiled = JSON.parse(${JSON.stringify(JSON.stringify(content))});`;
    },
    hotUpdate({ file }) {
      if (!file.startsWith(join(root, "content"))) return undefined;
      for (const id of [resolvedName, resolvedBrand]) {
        const module = this.environment.moduleGraph.getModuleById(id);
        if (module) this.environment.moduleGraph.invalidateModule(module);
      }
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

/** Empty while the name is invalid; the problems of site.yaml are reported with all others. */
function readBrand(root: string): string {
  const file = "content/site.yaml";
  const { data } = parseSource(file, readFileSync(join(root, file), "utf8")).source;
  const read = v.safeParse(v.object({ name: siteSchema.entries.name }), data);
  return read.success ? read.output.name : "";
}
