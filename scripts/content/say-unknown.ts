import type { Comparison } from "#app/content/publish/checkout.server.ts";

/** Names the first path that is neither in the checkout nor published. Returns whether there is one. */
export function sayUnknown({ ours, theirs }: Comparison, paths: readonly string[]): boolean {
  const unknown = paths.find((path) => !ours.has(path) && !theirs.has(path));
  if (unknown !== undefined)
    console.error(`There is no file content/${unknown}, neither here nor published.`);
  return unknown !== undefined;
}
