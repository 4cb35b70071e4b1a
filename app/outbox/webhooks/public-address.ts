import { BlockList, isIPv4, isIPv6 } from "node:net";

// IANA's registries of special-purpose addresses, which are not the public internet.
const closedV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** Within the global range: special purposes, documentation, and tunnels that carry an IPv4 address. */
const closedV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];
const globalV6 = ["2000::/3"];

const v4 = listOf(closedV4, "ipv4");
const v6 = listOf(closedV6, "ipv6");
const global = listOf(globalV6, "ipv6");

/** Whether an address belongs to the public internet, not to this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !v4.check(address, "ipv4");
  // Everything outside the global range is refused, including IPv4 addresses written as IPv6.
  return isIPv6(address) && global.check(address, "ipv6") && !v6.check(address, "ipv6");
}

function listOf(networks: string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
