import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";

/** A change that breaks the product in one way, and the suite that must catch it. */
export type Fault = {
  name: string;
  /** The defect, as a sentence. */
  fault: string;
  /** `unit` or `browser`, and the files of the suite. */
  suite: string[];
  /** The path of the patch. */
  patch: string;
};

const folder = "tests/faults";

/** All faults, by name. A patch begins with the lines `Area:`, `Fault:` and `Suite:`, which git ignores. */
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
