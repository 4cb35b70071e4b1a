import { bluntText } from "#app/values/plain-text.ts";

const longestName = 100;

/** A file's name without its folder and without characters that are special to programs; never empty. */
export function safeFileName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? "";
  const plain = bluntText(last, 300)
    .replace(/[\n\t"<>:|?*;%]/g, "_")
    .replace(/^\.+/, "");
  if (plain.length <= longestName) return plain.trim() || "file";
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? "";
  return plain.slice(0, longestName - ending.length) + ending;
}
