import type { Plugin } from "vite";

const sentinel = /(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g;

/**
 * The errors that React makes while it loads are never shown: it throws them to itself and knows them by identity. Each
 * costs a stack, and with an inspector attached (Lighthouse, developer tools) the engine reads React's whole source a
 * second time for it, in the longest task of the page. They become errors without a stack.
 */
export function sentinelsPlugin(): Plugin {
  return {
    name: "sentinels",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        let made = 0;
        const quiet = code.replace(sentinel, (_, name) => {
          made += 1;
          return `${name} = Object.create(Error.prototype)`;
        });
        if (made === 0) this.error("React no longer makes such errors: remove scripts/sentinels-plugin.ts");
        return { code: quiet, map: null };
      },
    },
  };
}
