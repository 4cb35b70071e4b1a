import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headersDistinct = forwarded === undefined ? {} : { "x-forwarded-for": [forwarded] };
  return { socket: { remoteAddress }, headersDistinct } as unknown as IncomingMessage;
}

const proxies = ["10.0.0.0/8", "203.0.113.7", "2001:db8:c::/48"];

test.each([
  ["nobody is believed unasked", from("10.0.0.1", "192.0.2.1"), false, "10.0.0.1"],
  ["of one proxy the entry that it wrote", from("10.0.0.1", "198.51.100.1, 192.0.2.1"), true, "192.0.2.1"],
  ["without a header whoever connects", from("10.0.0.1"), true, "10.0.0.1"],
  ["no address is none", from("10.0.0.1", "someone"), true, "10.0.0.1"],
  ["behind two proxies the visitor", from("10.0.0.1", "192.0.2.1, 203.0.113.7"), proxies, "192.0.2.1"],
  [
    "not what the visitor wrote before",
    from("10.0.0.1", "198.51.100.1, 192.0.2.1, 203.0.113.7"),
    proxies,
    "192.0.2.1",
  ],
  ["who comes past the proxies is believed nothing", from("192.0.2.9", "198.51.100.1"), proxies, "192.0.2.9"],
  ["an address of both kinds is one", from("::ffff:10.0.0.1", "192.0.2.1"), proxies, "192.0.2.1"],
  ["networks of IPv6", from("2001:db8:c::5", "2001:db8:1::1"), proxies, "2001:db8:1::1"],
  [
    "a proxy that names nobody is the address",
    from("10.0.0.1", "unknown, 203.0.113.7"),
    proxies,
    "203.0.113.7",
  ],
  ["a health check of a proxy is the proxy", from("10.0.0.1", "10.0.0.2"), proxies, "10.0.0.2"],
])("%s", (_, message, trusted, address) => {
  expect(clientAddress(message, trusted)).toBe(address);
});
