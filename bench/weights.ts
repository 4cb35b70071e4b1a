import type { PackedFile } from "#server/packed-files.ts";
import { builtFiles } from "../scripts/built-files.ts";
import { median, type Row } from "./table.ts";

const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

/** Sizes of the built site, brotli -q 11, 1 kB = 1000 bytes; a document counts with the head of its response. */
export function weigh(headBytes: number): { rows: Row[]; heaviest: string[] } {
  const files = builtFiles();
  const sizeOf = (file: PackedFile) => (file.bodies.br ?? file.bodies.identity)?.[1] ?? 0;
  const byPath = new Map(files.map((file) => [file.path, file]));
  const textOf = (path: string) => byPath.get(path)?.read().toString() ?? "";
  const documents = files.filter(
    (file) => file.type.startsWith("text/html") && textOf(file.path).includes('id="wake"'),
  );
  const sizes = documents.map((file) => ({ path: file.path, bytes: sizeOf(file) + headBytes }));
  const scriptsOf = (path: string) => {
    const wake = /<script id="wake"[^>]*>(.*?)<\/script>/s.exec(textOf(path))?.[1];
    const { modules } = JSON.parse(wake ?? '{"modules":[]}') as { modules: string[] };
    return modules.reduce((sum, module) => sum + sizeOf(byPath.get(module) as PackedFile), 0);
  };
  const data = files.filter((file) => file.path.endsWith(".data")).map(sizeOf);
  const font = files.find((file) => file.path.endsWith(".woff2"));
  const scripts = documents.map((file) => ({ path: file.path, bytes: scriptsOf(file.path) }));
  const heaviestScripts = scripts.sort((a, b) => b.bytes - a.bytes)[0];
  const middle = median(sizes.map(({ bytes }) => bytes));
  const over = sizes.filter(({ bytes }) => bytes > 14_400).sort((a, b) => b.bytes - a.bytes);
  const heaviestPicture = (endings: RegExp) =>
    Math.max(...files.filter(({ path }) => endings.test(path)).map(sizeOf));
  const row = (what: string, bytes: number, limit: number): Row => ({
    what,
    figure: kB(bytes),
    budget: `<= ${kB(limit)}`,
    held: bytes <= limit,
  });
  return {
    heaviest: over.map(({ path, bytes }) => `${path} ${kB(bytes)}`),
    rows: [
      row(
        "home, response head and HTML",
        sizes.find(({ path }) => path === "/")?.bytes ?? Number.NaN,
        14_400,
      ),
      row(
        "feedback, response head and HTML",
        sizes.find(({ path }) => path === "/feedback/bep-2025")?.bytes ?? Number.NaN,
        14_400,
      ),
      row(`all ${sizes.length} documents, median`, middle, 12_500),
      { what: "documents over 14.4 kB", figure: String(over.length), budget: "0", held: over.length === 0 },
      row(
        "scripts of a content page",
        scripts.find(({ path }) => path === "/sustainability")?.bytes ?? Number.NaN,
        115_000,
      ),
      row(`most scripts (${heaviestScripts?.path})`, heaviestScripts?.bytes ?? Number.NaN, 135_000),
      row("typeface", font ? sizeOf(font) : Number.NaN, 32_000),
      row("rendered picture on a phone, most", heaviestPicture(/-tall-(480|720)-[\w-]+\.avif$/), 20_000),
      row("rendered picture on a desk, most", heaviestPicture(/\.avif$/), 45_000),
      row("data of a client navigation, median", median(data), 6_000),
      row("data of a client navigation, most", Math.max(...data), 6_000),
    ],
  };
}
