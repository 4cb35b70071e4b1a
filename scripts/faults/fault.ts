import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";

/** A change that breaks the product in one way, and the part of the suite that must not let it pass. */
export type Fault = {
  name: string;
  /** What goes wrong, as a sentence. */
  fault: string;
  /** The kind of suite, `unit` or `browser`, and its files. */
  suite: string[];
  /** The path of the patch. */
  patch: string;
};

const folder = "tests/faults";

/** All faults, by name. A patch begins with the lines `Area:`, `Fault:` and `Suite:`, which git passes over. */
export function readFaults(): Fault[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".patch"));
  return files.sort().map((file) => {
    const patch = resolve(folder, file);
    const text = readFileSync(patch, "utf8");
    const line = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(text)?.[1];
    const [fault, suite] = [line("Fault"), line("Suite")?.split(" ")];
    if (!line("Area") || !fault || !suite || !["unit", "browser"].includes(suite[0] ?? "") || !suite[1])
      throw new Error(
        `${folder}/${file} must begin with the lines Area, Fault and Suite (unit or browser, files)`,
      );
    return { name: basename(file, ".patch"), fault, suite, patch };
  });
}
