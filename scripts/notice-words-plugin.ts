import type { Plugin } from "vite";

/**
 * Leaves the Hindi names out of the browser's forms: only the notice uses them, which the server draws, and every page
 * with a form would fetch those of all forms.
 */
export function noticeWordsPlugin(): Plugin {
  return {
    name: "notice-words",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /[\\/]app[\\/](booking|feedback|forms)[\\/].*\.tsx?$/ },
      handler: (code) => code.replaceAll(/\b(hindi|hi):(\s*)"[^"]*"/g, '$1:$2""'),
    },
  };
}
