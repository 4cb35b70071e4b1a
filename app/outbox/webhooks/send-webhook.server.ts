import { lookup } from "node:dns/promises";
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP } from "node:net";
import type { SendOutcome } from "#app/outbox/mail/send-outcome.ts";
import { isPublicAddress } from "./public-address.ts";

export type WebhookMessage = { url: string; headers: Record<string, string>; body: string };

export type SendingRules = {
  /** All addresses of a name; called once for each message. */
  resolve: (hostname: string) => Promise<string[]>;
  /** Whether we may connect to an address. */
  isAllowed: (address: string) => boolean;
  httpsOnly: boolean;
  longestMs: number;
};

const maxAnswerBytes = 64_000;
const maxAddresses = 4;

export const publicRules: SendingRules = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  httpsOnly: true,
  longestMs: 10_000,
};

/** For development, where receivers run on this machine. */
export const developmentRules: SendingRules = { ...publicRules, isAllowed: () => true, httpsOnly: false };

/**
 * Posts a message to an address that staff typed. The name is resolved here, all its addresses are checked, and the
 * connection goes to a checked address, so that a second answer of the name server changes nothing. Redirects are not
 * followed; time and response size are limited.
 */
export async function sendWebhook(message: WebhookMessage, rules: SendingRules): Promise<SendOutcome> {
  const url = new URL(message.url);
  if (url.protocol !== "https:" && (rules.httpsOnly || url.protocol !== "http:"))
    return { outcome: "refused", reason: "the address does not begin with https://" };
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  let addresses: string[];
  try {
    addresses = isIP(hostname) ? [hostname] : await rules.resolve(hostname);
  } catch {
    return { outcome: "deferred", reason: "the name of the address is not known" };
  }
  if (addresses.length === 0 || !addresses.every(rules.isAllowed))
    return { outcome: "refused", reason: "the address is not on the public internet" };
  return postToFirst(url, addresses.slice(0, maxAddresses), message, rules.longestMs);
}

/**
 * Posts to the first checked address that accepts the connection. It may have accepted the message too, so no other
 * address is tried until the outbox retries.
 */
async function postToFirst(
  url: URL,
  addresses: readonly string[],
  message: WebhookMessage,
  longestMs: number,
): Promise<SendOutcome> {
  const end = performance.now() + longestMs;
  let reason = "it did not answer in time";
  for (const [index, address] of addresses.entries()) {
    const leftMs = end - performance.now();
    if (leftMs <= 0) break;
    const connectMs = leftMs / (addresses.length - index);
    const posted = await post(url, address, message, { leftMs, connectMs });
    if ("status" in posted) return outcomeOf(posted.status);
    reason = posted.reason;
    if (posted.connected) break;
  }
  return { outcome: "deferred", reason };
}

type Posted = { status: number } | { connected: boolean; reason: string };
type Patience = { leftMs: number; connectMs: number };

function post(
  url: URL,
  address: string,
  message: WebhookMessage,
  { leftMs, connectMs }: Patience,
): Promise<Posted> {
  const request = url.protocol === "https:" ? secureRequest : plainRequest;
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve) => {
    let connected = false;
    const sent = request(
      {
        host: address,
        port: url.port || undefined,
        path: url.pathname + url.search,
        method: "POST",
        // Without the name the certificate would be checked against the IP address.
        ...(isIP(hostname) ? {} : { servername: hostname }),
        headers: {
          ...message.headers,
          Host: url.host,
          ...(message.body ? { "Content-Type": "application/json" } : {}),
          "Content-Length": Buffer.byteLength(message.body),
        },
        agent: false,
        signal: AbortSignal.timeout(Math.ceil(leftMs)),
      },
      (answer) => {
        let size = 0;
        const done = () => resolve({ status: answer.statusCode ?? 0 });
        answer.on("data", (part: Buffer) => {
          size += part.length;
          // Only the status matters; the rest of the response is discarded.
          if (size > maxAnswerBytes) answer.destroy();
        });
        answer.on("close", done);
        answer.on("error", done);
      },
    );
    const late = setTimeout(() => sent.destroy(new Error("it did not answer in time")), connectMs);
    sent.on("socket", (socket) =>
      socket.once("connect", () => {
        connected = true;
        clearTimeout(late);
      }),
    );
    sent.on("error", (error) => resolve({ connected, reason: reasonOf(error) }));
    sent.on("close", () => clearTimeout(late));
    sent.end(message.body);
  });
}

function outcomeOf(status: number): SendOutcome {
  if (status >= 200 && status < 300) return { outcome: "sent", refused: [], deferred: [] };
  const reason = `it answered ${status}`;
  if (status >= 300 && status < 400)
    return { outcome: "refused", reason: `${reason}: redirects are not followed` };
  // RFC 9110: nothing is there, now or for good.
  if (status === 404 || status === 410) return { outcome: "refused", reason, gone: true };
  const passing = status === 408 || status === 425 || status === 429 || status >= 500 || status === 0;
  return { outcome: passing ? "deferred" : "refused", reason };
}

function reasonOf(error: unknown): string {
  const { name, code, message } = error as Error & { code?: string };
  if (name === "TimeoutError" || name === "AbortError") return "it did not answer in time";
  return code ?? message;
}
