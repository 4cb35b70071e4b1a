import { type AddressInfo, createServer } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { to: string[]; raw: string; mail: Email };

/** The response to a recipient or a message: undefined accepts, a number refuses with that code. */
type Verdict = (text: string) => number | undefined;

export type SmtpForTests = {
  url: string;
  received: ReceivedMail[];
  /** Changes the following responses. */
  answer(verdicts: { recipient?: Verdict; message?: Verdict }): void;
  [Symbol.asyncDispose](): Promise<void>;
};

/** A real SMTP server that keeps what it accepts. */
export async function startSmtp(options: { refuseSignIn?: boolean } = {}): Promise<SmtpForTests> {
  const received: ReceivedMail[] = [];
  let verdicts: { recipient?: Verdict; message?: Verdict } = {};
  const server = new SMTPServer({
    authOptional: !options.refuseSignIn,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 1,
    onAuth: (_auth, _session, done) => done(refusal(535)),
    onRcptTo: ({ address }, _session, done) => done(refusal(verdicts.recipient?.(address))),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        const raw = Buffer.concat(parts).toString("utf8");
        const code = verdicts.message?.(raw);
        if (code === undefined) {
          const to = envelope.rcptTo.map(({ address }) => address);
          received.push({ to, raw, mail: await PostalMime.parse(raw) });
        }
        done(refusal(code));
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: options.refuseSignIn ? `smtp://user:wrong@127.0.0.1:${port}` : `smtp://127.0.0.1:${port}`,
    received,
    answer: (changed) => {
      verdicts = changed;
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A server that accepts connections and sends the given text, or nothing. */
export async function startRawServer(greeting?: string): Promise<{ url: string } & AsyncDisposable> {
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    if (greeting) socket.end(greeting);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refusal(code: number | undefined): Error | null {
  return code === undefined ? null : Object.assign(new Error("not accepted"), { responseCode: code });
}
