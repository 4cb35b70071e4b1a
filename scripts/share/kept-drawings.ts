import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../files-below.ts";

/** Drawings that are made once for what they are made of, and kept in a folder between builds. */
export function keptDrawings(folder: string, code: string[]) {
  mkdirSync(folder, { recursive: true });
  // A drawing also depends on the code that draws it.
  const shared = digest(
    code
      .flatMap(filesOf)
      .map((file) => readFileSync(file, "utf8"))
      .join(),
  );
  const used = new Set<string>();
  return {
    async get(madeOf: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
      const name = digest(shared + JSON.stringify(madeOf));
      used.add(name);
      const file = join(folder, name);
      if (existsSync(file)) return readFileSync(file);
      const drawn = await draw();
      writeFileSync(file, drawn);
      return drawn;
    },
    /** Removes what this build did not use. */
    sweep() {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
    },
  };
}

function filesOf(path: string): string[] {
  return /\.\w+$/.test(path) ? [path] : filesBelow(path).filter((file) => !file.endsWith(".test.ts"));
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
