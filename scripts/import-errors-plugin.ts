import type { Plugin } from "vite";

/** Each file of the router with what stands in it and what is to stand there. */
const changes: [file: RegExp, from: RegExp, to: string][] = [
  [
    /react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/,
    /console\.error\(`Error loading route module[\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    "throw error;",
  ],
  [
    /react-router[\\/]dist[\\/].*[\\/]router\.js$/,
    /(lazyRouteFunctionCache\.set\((\w+), (\w+)\);)\s*\3\.catch\(\(\) => \{\}\);/,
    "$1 $3.catch(() => lazyRouteFunctionCache.delete($2));",
  ],
];

/**
 * Makes a script that cannot be loaded an error of its route, which the next press tries again. The router itself reloads
 * the page, and what is typed on it is lost; it would also keep the failure until then.
 */
export function importErrorsPlugin(): Plugin {
  return {
    name: "import-errors",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const [, from, to] = changes.find(([file]) => file.test(id)) ?? [];
      if (!from || to === undefined) return undefined;
      if (!from.test(code))
        this.error(`The router's ${id} has changed: see scripts/import-errors-plugin.ts.`);
      return { code: code.replace(from, to), map: null };
    },
  };
}
