import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * The address that limits are counted by. Forwarded headers are believed only when TRUST_PROXY is on, and then
 * the last entry of X-Forwarded-For: the one our own proxy wrote (ASVS 15.3.4).
 */
export function clientAddress(message: IncomingMessage, trustProxy: boolean): string {
  const direct = message.socket.remoteAddress ?? "unknown";
  if (!trustProxy) return direct;
  const forwarded = message.headersDistinct["x-forwarded-for"]?.join(",").split(",").at(-1)?.trim();
  return forwarded && isIP(forwarded) ? forwarded : direct;
}
