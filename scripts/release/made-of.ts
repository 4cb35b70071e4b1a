import { createHash } from "node:crypto";
import type { ContentPart } from "#app/content/content.server.ts";
import type { SiteContent } from "#app/content/site-content.ts";

/** The `made-of.json` of a release: the inputs of each file, for the next release. */
export type MadeOf = {
  /** The parts of the content that documents read, with their digests. */
  parts: [part: string, digest: string][];
  /** By path of a document or generated file: the positions of its parts. */
  reads: Record<string, number[]>;
  /** By path of a drawing, or file of a kolam: the digest of its inputs. */
  drawings: Record<string, string>;
  /** By path of a file: the digest of its body. */
  bodies: Record<string, string>;
};

/** Digests of the parts of this content, as of this instant. */
export function partDigests(shown: SiteContent, at: Date): (part: string) => string {
  const known = new Map<string, string>();
  return (part) => {
    const found = known.get(part);
    if (found !== undefined) return found;
    const made = digestOf(valueOfPart(shown, JSON.parse(part), at));
    known.set(part, made);
    return made;
  };
}

export function digestOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("hex")
    .slice(0, 32);
}

function valueOfPart(shown: SiteContent, [name, ...asked]: ContentPart, at: Date): unknown {
  if (name === "now") return at;
  const part: unknown = Reflect.get(shown, name);
  return typeof part === "function" ? part(...asked) : part;
}

/** Records which parts are read for each path. */
export function readsRecord(digestOfPart: (part: string) => string) {
  const positions = new Map<string, number>();
  const reads: MadeOf["reads"] = {};
  return {
    reads,
    add(path: string, parts: Iterable<string>) {
      reads[path] = [...parts].sort().map((part) => {
        const position = positions.get(part) ?? positions.size;
        positions.set(part, position);
        return position;
      });
    },
    parts: (): MadeOf["parts"] => [...positions.keys()].map((part) => [part, digestOfPart(part)]),
  };
}
