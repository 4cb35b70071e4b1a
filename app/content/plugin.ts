import { join } from "node:path";
import type { Plugin } from "vite";
import { readContent, showProblem } from "./reader.ts";

type Options = {
  /** The instant for which publish and expiry dates are judged. */
  now?: () => Date;
  /** Builds although whole-site checks found something; files that break their schema are left out. */
  allowProblems?: boolean;
};

const name = "virtual:content";
const resolvedName = `\0${name}`;
/** Beside the server's bundle. */
const contentFile = "content.json";

/**
 * Gives the module `virtual:content`: everything below `content/`, compiled. A build stops at the first
 * reading with problems; development shows them and goes on, and reloads when a file of `content/` changes.
 */
export function contentPlugin({ now = () => new Date(), allowProblems = false }: Options = {}): Plugin {
  let root = process.cwd();
  let building = false;
  return {
    name: "content",
    configResolved(config) {
      root = config.root;
      building = config.command === "build";
    },
    resolveId: (id) => (id === name ? resolvedName : undefined),
    load(id) {
      if (id !== resolvedName) return undefined;
      const { content, problems } = readContent(root, now());
      const report = problems.map(showProblem).join("\n");
      if (!content || (building && !allowProblems && problems.length > 0))
        this.error(`content/ must be mended:\n${report}`);
      if (problems.length > 0) this.warn(`content/ has ${problems.length} problems:\n${report}`);
      const json = JSON.stringify(content);
      if (!building || this.environment.name !== "ssr")
        return `export const compiled = JSON.parse(${JSON.stringify(json)});`;
      // A file of its own: text within the bundle would stay in the server's memory for good, twice.
      this.emitFile({ type: "asset", fileName: contentFile, source: json });
      return `import { readFileSync } from "node:fs";
        export const compiled = JSON.parse(readFileSync(new URL("${contentFile}", import.meta.url), "utf8"));`;
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
