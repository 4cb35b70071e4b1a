/** A network by which attempts are counted, and its multiple of the limit of a single line. */
export type Network = { key: string; times: number };

/**
 * The networks by which an address is counted, the narrowest first. An IPv4 address is its own. With IPv6 a line has at
 * least 64 bits, a home mostly 56, a small server often 48: each is counted, so that no network has more than ten times
 * the limit of one line.
 */
export function networksOf(address: string): [Network, ...Network[]] {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  if (!plain.includes(":")) return [{ key: plain, times: 1 }];
  const [a, b, c, d = "0"] = groupsOf(plain);
  const home = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return [
    { key: `${a}:${b}:${c}:${d}::/64`, times: 1 },
    { key: `${a}:${b}:${c}:${home}::/56`, times: 3 },
    { key: `${a}:${b}:${c}::/48`, times: 10 },
  ];
}

/** The neighbourhood of an address: the range that one guesser who changes lines may have. */
export function neighbourhoodOf(address: string): string {
  const { key } = networksOf(address).at(-1) ?? { key: address };
  return key.includes(":") ? key : key.replace(/\.\d+$/, ".0/24");
}

/** The key by which one line is counted. */
export function addressKey(address: string): string {
  return networksOf(address)[0].key;
}

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(gap).fill("0"), ...right].map((group) => group.replace(/^0+(?=.)/, ""));
}
