import { maxParts } from "#app/content/read/addresses.ts";
import type { RedirectRow } from "#app/content/schema/redirects.schema.ts";
import { splitLink } from "#app/values/links.ts";

/** The target of a redirect, always a path of this site. */
export type Redirect = { to: string; status: 308 | 302 };

/**
 * Creates the redirect look-up: rows of `content/redirects.yaml`, then corrected case and trailing slash for known
 * paths, combined in one hop.
 * @param knownPaths Existing paths, in their exact spelling; `/order-tracking/*` covers everything below.
 * @returns Maps a request's path and query to its redirect; undefined when there is none or the path is unknown.
 */
export function createRedirects(
  rows: readonly RedirectRow[],
  knownPaths: Iterable<string>,
): (pathname: string, search: string) => Redirect | undefined {
  const known = new Set(knownPaths);
  const spelling = new Map([...known].map((path) => [path.toLowerCase(), path]));
  const moved = new Map(rows.map((row) => [redirectKey(row.from), row]));

  return (pathname, search) => {
    if (known.has(pathname)) return undefined;
    let parts = readPath(pathname);
    if (!parts) return undefined;
    let target: Target = { query: "", anchor: "", status: 308 };
    for (let hops = 0; hops < maxRows; hops += 1) {
      const canonical = spell(parts, spelling);
      if (canonical) return canonical === pathname ? undefined : finish(canonical, target, search);
      const row = find(parts, moved);
      if (!row) return hops === 0 ? undefined : finish(show(parts), target, search);
      const { path, query, anchor } = splitLink(row.to);
      parts = follow(parts, row.from, path);
      target = { query: query || target.query, anchor, status: row.status === 302 ? 302 : target.status };
    }
    return undefined;
  };
}

/** The normalised key of a row: lower case, no word separators. Two rows must not share one. */
export function redirectKey(path: string): string {
  return path.toLowerCase().replace(/[\s_+-]+/g, "");
}

/** A path segment, raw and decoded. */
type Part = { raw: string; plain: string };
type Target = { query: string; anchor: string; status: 308 | 302 };

/** Rows may lead to rows; longer chains are circular, which the content checks reject. */
const maxRows = 4;
const maxLength = 2048;

/** The segments of a path; undefined when no page of ours could have it. */
function readPath(pathname: string): Part[] | undefined {
  if (pathname.length > maxLength || !pathname.startsWith("/")) return undefined;
  const raws = pathname.split("/").filter(Boolean);
  if (raws.length > maxParts) return undefined;
  const parts: Part[] = [];
  for (const raw of raws) {
    const plain = decode(raw);
    if (plain === undefined || plain === "." || plain === ".." || /[/\\\p{Cc}\p{Cs}]/u.test(plain))
      return undefined;
    parts.push({ raw: /^[\w.~!$&'()*+,;=:@%-]+$/.test(raw) ? raw : encodeURIComponent(plain), plain });
  }
  return parts;
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

/** The exact spelling of a known path, or of the known prefix of a parameterised path. */
function spell(parts: Part[], spelling: Map<string, string>): string | undefined {
  const whole = spelling.get(join(parts).toLowerCase());
  if (whole) return whole;
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const below = spelling.get(`${join(parts.slice(0, length)).toLowerCase()}/*`);
    if (below)
      return (
        below.slice(0, -1) +
        parts
          .slice(length)
          .map((part) => part.raw)
          .join("/")
      );
  }
  return undefined;
}

function find(parts: Part[], moved: Map<string, RedirectRow>): RedirectRow | undefined {
  const whole = moved.get(redirectKey(join(parts)));
  if (whole) return whole;
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const below = moved.get(`${redirectKey(join(parts.slice(0, length)))}/*`);
    if (below) return below;
  }
  return undefined;
}

/** The segments of a row's target, with the part matched by `*` kept. */
function follow(parts: Part[], from: string, to: string): Part[] {
  const fixed = to
    .split("/")
    .filter((part) => part && part !== "*")
    .map((part) => ({ raw: part, plain: part }));
  if (!to.endsWith("/*")) return fixed;
  return [...fixed, ...parts.slice(from.split("/").length - 2)];
}

function join(parts: Part[]): string {
  return `/${parts.map((part) => part.plain).join("/")}`;
}

function show(parts: Part[]): string {
  return `/${parts.map((part) => part.raw).join("/")}`;
}

/** The path, the target's query followed by the visitor's, then the anchor. */
function finish(path: string, { query, anchor, status }: Target, search: string): Redirect {
  const own = query.slice(1).split("&").filter(Boolean);
  const names = new Set(own.map(nameOf));
  const theirs = search
    .replace(/^\?/, "")
    .split("&")
    .filter((piece) => piece && !names.has(nameOf(piece)));
  const pieces = [...own, ...theirs.map(safeQuery)];
  return { to: path + (pieces.length > 0 ? `?${pieces.join("&")}` : "") + (anchor && `#${anchor}`), status };
}

function nameOf(piece: string): string {
  const name = piece.split("=", 1)[0] ?? "";
  return decode(name.replaceAll("+", " ")) ?? name;
}

function safeQuery(piece: string): string {
  return piece.toWellFormed().replace(/[^\w.~!$'()*+,;:@%/?=-]/gu, encodeURIComponent);
}
