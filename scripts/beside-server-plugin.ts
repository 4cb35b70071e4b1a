import type { Plugin } from "vite";

const files = {
  /** The thread of the mails: app/outbox/mail/threaded-mailer.server.ts starts it. */
  "mail-thread.js": "./app/outbox/mail/mail-thread.ts",
  /** The PDFs: the build and scripts/typeset-report.ts load them. */
  "pdf-documents.js": "./app/pdf/documents.tsx",
};

/** Builds files beside the server's bundle that run elsewhere than in the server. */
export function besideServerPlugin(): Plugin {
  return {
    name: "beside-server",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      for (const [fileName, id] of Object.entries(files)) this.emitFile({ type: "chunk", id, fileName });
    },
  };
}
