import type { Plugin } from "vite";

const files = {
  /** The thread of the mails: app/outbox/mail/threaded-mailer.server.ts starts it. */
  "mail-thread.js": "./app/outbox/mail/mail-thread.ts",
  /** The PDFs: scripts/typeset-report.ts loads them. */
  "pdf-documents.js": "./app/pdf/documents.tsx",
  /** Releases of content: scripts/build.ts loads it, server/release/release-beside.ts runs the other as a process. */
  "make-release.js": "./scripts/release/make-release.ts",
  "release-process.js": "./scripts/release/release-process.ts",
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
