import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BundleRecord } from "#server/release/release-record.ts";
import { digestOf } from "./made-of.ts";

export type DrawingKind = keyof BundleRecord["drawing"];

/** Draws only what was not drawn before from the same inputs. */
export type Drawings = {
  /** By path: the digest of all inputs of a drawing. */
  made: Record<string, string>;
  get(kind: DrawingKind, path: string, madeOf: unknown, draw: () => Promise<Buffer>): Promise<Buffer>;
};

type Found = (key: string) => Buffer | undefined;

/** @param drawnWith the digests of the drawing code, which is an input too */
export function drawings(drawnWith: BundleRecord["drawing"], earlier: Found, keep?: KeptDrawings): Drawings {
  const made: Record<string, string> = {};
  return {
    made,
    async get(kind, path, madeOf, draw) {
      const key = digestOf([kind, drawnWith[kind], madeOf]);
      made[path] = key;
      const found = earlier(key) ?? keep?.find(key);
      const drawing = found ?? (await draw());
      if (!found) keep?.add(key, drawing);
      return drawing;
    },
  };
}

export type KeptDrawings = ReturnType<typeof cachedDrawings>;

/** Drawings in a folder, which outlives the builds that they were made for. */
export function cachedDrawings(folder: string) {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  return {
    find(key: string): Buffer | undefined {
      used.add(key);
      const file = join(folder, key);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
    add: (key: string, drawing: Buffer) => writeFileSync(join(folder, key), drawing),
    /** Deletes drawings that were not requested. */
    sweep() {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
    },
  };
}
