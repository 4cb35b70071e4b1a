import { parentPort, workerData } from "node:worker_threads";
import type { MailAnswer, MailCall } from "./mail-messages.ts";
import { brandOf, type MailSettings } from "./mail-settings.ts";
import { createMailer } from "./mailer.server.ts";

// Renders and sends mails in a thread of its own, started by threaded-mailer.server.ts.

const settings = workerData as MailSettings;
const say = (answer: MailAnswer) => parentPort?.postMessage(answer);
const log = { info: (facts: object, text: string) => say({ facts, text }) };
const mailer = createMailer({ ...settings, brand: brandOf(settings), log });

parentPort?.on("message", async (call: MailCall) => {
  const { id } = call;
  try {
    if ("mail" in call) say({ id, outcome: await mailer.send(call.mail) });
    else if ("check" in call) say({ id, outcome: await mailer.check() });
    else {
      await mailer.close();
      say({ id, outcome: null });
    }
  } catch (error) {
    say({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
