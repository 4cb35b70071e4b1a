import type { Plugin } from "vite";

/**
 * Writes what is not ASCII in the server's bundle as escapes: one such character makes the engine keep the whole
 * source with two bytes for each character, for as long as the server runs.
 */
export function asciiPlugin(): Plugin {
  return {
    name: "ascii",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.code = file.code.replaceAll(/[\u0080-\uffff]/g, escaped);
      }
    },
  };
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
