const browsers = [
  ["Edge", /Edg\//],
  ["Firefox", /Firefox\//],
  ["Chrome", /Chrom(e|ium)\//],
  ["Safari", /Safari\//],
] as const;

const systems = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["Mac", /Macintosh/],
  ["Linux", /Linux/],
] as const;

/** "Safari on Mac", roughly, from a User-Agent header: enough to recognise one's own devices. */
export function browserName(userAgent: string): string {
  const find = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, sign]) => sign.test(userAgent))?.[0];
  const system = find(systems);
  return `${find(browsers) ?? "A browser"}${system ? ` on ${system}` : ""}`;
}
