import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { messageId: string; reference: string };

const quietMs = 3_000;

/** A real SMTP server on this machine that records the mails it accepts. */
export async function receiveMail(port: number) {
  const received: ReceivedMail[] = [];
  let lastAt = Date.now();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const parsed = await PostalMime.parse(Buffer.concat(chunks));
      const reference =
        /[A-Z]{2,6}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(`${parsed.subject} ${parsed.text}`)?.[0] ?? "";
      received.push({ messageId: parsed.messageId ?? "", reference });
      lastAt = Date.now();
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Waits until as many references as leads have arrived, or until no mail came for a while. */
    async quiet(leads: number) {
      const enough = () => new Set(received.map(({ reference }) => reference)).size >= leads;
      while (!enough() && Date.now() - lastAt < 30 * quietMs)
        await new Promise((resolve) => setTimeout(resolve, 200));
      while (Date.now() - lastAt < quietMs) await new Promise((resolve) => setTimeout(resolve, 200));
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
