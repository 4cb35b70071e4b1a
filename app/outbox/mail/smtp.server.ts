import type { SendMailOptions } from "nodemailer";
import { isThisMachine } from "#app/values/this-machine.ts";
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

/**
 * What the address asks of the connection: nodemailer would send its password to a server that offers no encryption.
 * `?requireTLS=false` in the address permits that, because options of the address come before these.
 */
function optionsOf(url: string) {
  const { password, hostname } = new URL(url);
  return { ...limits, url, requireTLS: password !== "" && !isThisMachine(hostname) };
}

/** The error of a server without the encryption that the password needs says what to change. */
function explained(error: unknown): unknown {
  const { code, command } = error as { code?: string; command?: string };
  const isPlain = (command === "STARTTLS" || command === "EHLO") && /STARTTLS/.test(String(error));
  if (!isPlain) return error;
  const sentence =
    "the server offers no encryption (STARTTLS), so SMTP_URL's password was not sent: use smtps://, or permit it with ?requireTLS=false at the end";
  return Object.assign(new Error(sentence, { cause: error }), { code, command });
}

/** Sends one mail. @returns the relay's response; rejects with the relay's refusal */
export async function sendOnce(url: string, message: SendMailOptions): Promise<string> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport(optionsOf(url));
  try {
    return (await transport.sendMail(message)).response;
  } catch (error) {
    throw explained(error);
  } finally {
    transport.close();
  }
}

/** A pool of connections to one SMTP server. A send takes at most 30 s, whatever the server does. */
export async function smtpSender(url: string): Promise<SmtpSender> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ ...optionsOf(url), pool: true, maxConnections: connections });
  return {
    send: (message) =>
      withinTime(
        transport.sendMail(message).then(
          (info) => successOf(info),
          (error) => failureOf(explained(error)),
        ),
      ),
    check: async () => {
      const outcome = await withinTime(
        transport.verify().then(
          () => successOf({}),
          (error) => failureOf(explained(error)),
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
