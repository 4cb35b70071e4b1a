import type { Plugin } from "vite";

/**
 * Escapes non-ASCII characters in the server's bundle: a single one makes the engine store the whole source with two
 * bytes per character for as long as the server runs.
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
