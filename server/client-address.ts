import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Config } from "#app/config.server.ts";

type Trusted = Config["trustProxy"];

/**
 * The client's IP address, for limits. Trusts forwarded headers only from the proxies in TRUST_PROXY (ASVS 15.3.4): `on`
 * means that every connection comes from our own proxy, which wrote the last entry of X-Forwarded-For; a list names our
 * proxies, and the address is the last entry that is not one of them.
 */
export function clientAddress(message: IncomingMessage, trusted: Trusted): string {
  const direct = message.socket.remoteAddress ?? "unknown";
  if (trusted === false) return direct;
  const forwarded = message.headersDistinct["x-forwarded-for"]?.join(",").split(",") ?? [];
  // With one proxy, trust only the entry that it wrote itself.
  const written = (trusted === true ? forwarded.slice(-1) : forwarded).map((entry) => entry.trim());
  let client = direct;
  while (trusted === true || isProxy(client, trusted)) {
    const before = written.pop();
    if (before === undefined || !isIP(before)) break;
    client = before;
  }
  return client;
}

const lists = new WeakMap<string[], BlockList>();

function isProxy(address: string, trusted: string[]): boolean {
  const list = lists.get(trusted) ?? listOf(trusted);
  lists.set(trusted, list);
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(plain) > 0 && list.check(plain, isIP(plain) === 4 ? "ipv4" : "ipv6");
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
