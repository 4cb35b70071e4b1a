import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Config } from "#app/config.server.ts";

type Trusted = Config["trustProxy"];

/**
 * The address that limits are counted by. Forwarded headers are believed only when TRUST_PROXY says of whom (ASVS
 * 15.3.4): `on` means whoever connects is our own proxy, which wrote the last entry of X-Forwarded-For; a list names
 * our proxies, and the address is the last one that is none of them.
 */
export function clientAddress(message: IncomingMessage, trusted: Trusted): string {
  const direct = message.socket.remoteAddress ?? "unknown";
  if (trusted === false) return direct;
  const forwarded = message.headersDistinct["x-forwarded-for"]?.join(",").split(",") ?? [];
  // Of one proxy only the entry that it wrote itself.
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
