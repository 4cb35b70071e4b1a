/** A network that attempts are counted by, and how many times the limit of a single line it may have. */
export type Network = { key: string; times: number };

/**
 * The networks an address is counted by, the narrowest first. An IPv4 address is itself. Of IPv6 a line has at least
 * 64 bits to itself, a home mostly 56, a small server often 48: each is counted, so that no network has more than ten times
 * what one line has.
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

/** The neighbourhood of an address: what may belong to one guesser who changes lines. */
export function neighbourhoodOf(address: string): string {
  const { key } = networksOf(address).at(-1) ?? { key: address };
  return key.includes(":") ? key : key.replace(/\.\d+$/, ".0/24");
}

/** What one line is counted by. */
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
