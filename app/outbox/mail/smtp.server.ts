import type { SendMailOptions } from "nodemailer";
import type { RelayCheck } from "./mailer.server.ts";
import { failureOf, type SendOutcome, successOf } from "./send-outcome.ts";

const connectTimeoutMs = 5_000;
const greetingTimeoutMs = 5_000;
const socketTimeoutMs = 10_000;
const longestSendMs = 30_000;
/** As many as the outbox sends at once. */
const connections = 16;

export type SmtpSender = {
  send(message: SendMailOptions): Promise<SendOutcome>;
  check(): Promise<RelayCheck>;
  close(): void;
};

const limits = {
  connectionTimeout: connectTimeoutMs,
  dnsTimeout: connectTimeoutMs,
  greetingTimeout: greetingTimeoutMs,
  socketTimeout: socketTimeoutMs,
  disableFileAccess: true,
  disableUrlAccess: true,
};

/** Sends one mail. @returns the relay's response; rejects with the relay's refusal */
export async function sendOnce(url: string, message: SendMailOptions): Promise<string> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ ...limits, url });
  try {
    return (await transport.sendMail(message)).response;
  } finally {
    transport.close();
  }
}

/** A pool of connections to one SMTP server. A send takes at most 30 s, whatever the server does. */
export async function smtpSender(url: string): Promise<SmtpSender> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ ...limits, url, pool: true, maxConnections: connections });
  return {
    send: (message) =>
      withinTime(
        transport.sendMail(message).then(
          (info) => successOf(info),
          (error) => failureOf(error),
        ),
      ),
    check: async () => {
      const outcome = await withinTime(
        transport.verify().then(
          () => successOf({}),
          (error) => failureOf(error),
        ),
      );
      return outcome.outcome === "sent" ? { relay: "ready" } : { relay: "unusable", reason: outcome.reason };
    },
    close: () => transport.close(),
  };
}

async function withinTime(sending: Promise<SendOutcome>): Promise<SendOutcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<SendOutcome>((resolve) => {
    const reason = `the server took longer than ${longestSendMs / 1000} s`;
    timer = setTimeout(resolve, longestSendMs, { outcome: "unreachable", reason });
  });
  const outcome = await Promise.race([sending, late]);
  clearTimeout(timer);
  return outcome;
}
