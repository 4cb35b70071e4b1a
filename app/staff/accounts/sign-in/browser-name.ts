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

/**
 * A browser and its system from a User-Agent header, such as "Safari on Mac": enough to recognise one's own devices.
 */
export function browserName(userAgent: string): string {
  const find = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, sign]) => sign.test(userAgent))?.[0];
  const system = find(systems);
  return `${find(browsers) ?? "A browser"}${system ? ` on ${system}` : ""}`;
}
