import type { Plugin } from "vite";
import { reportLookFile, writtenReportLook } from "./report-look.ts";

const files = {
  /** The start, apart from the application, which it loads while the database opens: for server/start.js. */
  "start.js": "./server/start.ts",
  /** The mail thread, started by app/outbox/mail/threaded-mailer.server.ts. */
  "mail-thread.js": "./app/outbox/mail/mail-thread.ts",
  /** The PDFs, loaded by scripts/typeset-report.ts. */
  "pdf-documents.js": "./app/pdf/documents.tsx",
  /** Releases of content: scripts/build.ts loads the first, server/release/release-beside.ts starts the second as a process. */
  "make-release.js": "./scripts/release/make-release.ts",
  "release-process.js": "./scripts/release/release-process.ts",
  /** Releases on their way to other servers, started by server/release/archive-beside.ts. */
  "archive-process.js": "./scripts/release/archive-process.ts",
};

/** Builds files beside the server's bundle that run outside the server's thread. */
export function besideServerPlugin(): Plugin {
  return {
    name: "beside-server",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    async buildStart() {
      for (const [fileName, id] of Object.entries(files)) this.emitFile({ type: "chunk", id, fileName });
      this.emitFile({ type: "asset", fileName: reportLookFile, source: await writtenReportLook() });
    },
  };
}
