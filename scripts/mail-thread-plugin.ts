import type { Plugin } from "vite";

/** Builds the thread of the mails beside the server's bundle: app/outbox/mail/threaded-mailer.server.ts starts it. */
export function mailThreadPlugin(): Plugin {
  return {
    name: "mail-thread",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      this.emitFile({ type: "chunk", id: "./app/outbox/mail/mail-thread.ts", fileName: "mail-thread.js" });
    },
  };
}
