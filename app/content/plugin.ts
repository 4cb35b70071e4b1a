import { join } from "node:path";
import type { Plugin } from "vite";
import { compile } from "./compile/compile.ts";
import { labelLater } from "./compile/label-later.ts";
import { formatProblem, readContent } from "./read/reader.ts";

type Options = {
  /** The instant at which publish and expiry dates are evaluated. */
  now?: () => Date;
  /** Whether content of a later day is shown already, with the day before its title. */
  showLater?: boolean;
};

const name = "virtual:content";
const resolvedName = `\0${name}`;

/**
 * Provides the module `virtual:content`: in development everything below `content/`, compiled; problems are shown, and
 * a changed file reloads. A bundle contains no content: it is given releases (server/release).
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
    resolveId: (id) => (id === name ? resolvedName : undefined),
    load(id) {
      if (id === resolvedName && building) return "export const compiled = undefined;";
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
      const module = this.environment.moduleGraph.getModuleById(resolvedName);
      if (module) this.environment.moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}
