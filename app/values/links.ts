/**
 * Says in one sentence what is wrong with the shape of a link written in content, or nothing.
 * Whether its target exists is judged later, over the whole site (`checks/links.ts`).
 */
export function linkFault(to: string): string | undefined {
  if (/[\s\\<>"]/.test(to)) return `the link \`${to}\` contains a character that a link cannot have`;
  if (to.startsWith("//")) return `the link \`${to}\` must start with one slash or with https://`;
  if (/^\/[^/]/.test(to) || to === "/") return sitePathFault(to);
  if (/^#[A-Za-z][\w-]*$/.test(to)) return undefined;
  if (/^tel:\+?\d{3,15}$/.test(to)) return undefined;
  if (/^mailto:[^@?]+@[^@?]+\.[a-z]+(\?[\w=&%.+-]+)?$/.test(to)) return undefined;
  if (/^https:\/\/[a-z0-9.-]+\.[a-z]+(:\d+)?([/?#]|$)/.test(to)) return undefined;
  return `the link \`${to}\` must be a site path (/service), an anchor (#form), tel:, mailto: or https://`;
}

/** Splits a site link into its path, query (with `?`) and anchor (without `#`). */
export function splitLink(to: string): { path: string; query: string; anchor: string } {
  const [beforeHash = "", anchor = ""] = to.split("#", 2);
  const queryAt = beforeHash.indexOf("?");
  if (queryAt < 0) return { path: beforeHash, query: "", anchor };
  return { path: beforeHash.slice(0, queryAt), query: beforeHash.slice(queryAt), anchor };
}

/** Whether a link leaves the site by https. */
export function isExternal(to: string): boolean {
  return to.startsWith("https://");
}

function sitePathFault(to: string): string | undefined {
  const { path } = splitLink(to);
  if (path !== "/" && path.endsWith("/")) return `the link \`${to}\` must not end with a slash`;
  if (path.includes("//") || path.replace(/^\/\.well-known\//, "/").includes("/."))
    return `the link \`${to}\` has an empty or dotted part`;
  return undefined;
}
