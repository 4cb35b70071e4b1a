import { inflateSync } from "node:zlib";

/** The words of one of our PDFs in typesetting order, and the addresses of its links. */
export function readPdf(pdf: Buffer): { text: string; links: string[]; pages: number } {
  const raw = pdf.toString("latin1");
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = "", body = ""]) => [id, body]),
  );
  const object = (id = "") => objects.get(id) ?? "";
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  const text = pages.map((page) => {
    const resources = /\/Font <<([^>]*)>>/.exec(object(referred(page, "Resources")) || page)?.[1] ?? "";
    const fonts = new Map(
      [...resources.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = "", id]) => [
        name,
        signsOf(stream(object(referred(object(id), "ToUnicode")))),
      ]),
    );
    return wordsOf(stream(object(referred(page, "Contents"))), fonts);
  });
  const links = [...raw.matchAll(/\/URI \(((?:\\.|[^)])*)\)/g)].map(([, link = ""]) =>
    link.replace(/\\/g, ""),
  );
  return { text: text.join("\n"), links, pages: pages.length };
}

function referred(body: string, key: string): string | undefined {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1];
}

function stream(body: string): string {
  const content = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body)?.[1] ?? "";
  return content && inflateSync(Buffer.from(content, "latin1")).toString("latin1");
}

/** Glyph -> sign, of a font's ToUnicode map. */
function signsOf(map: string): Map<number, string> {
  const signs = new Map<number, string>();
  for (const [, first = "", , list = ""] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    const from = Number.parseInt(first, 16);
    for (const [at, [, sign = ""]] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const units = sign.match(/\w{4}/g) ?? [];
      signs.set(from + at, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return signs;
}

function wordsOf(content: string, fonts: Map<string, Map<number, string>>): string {
  let signs = new Map<number, string>();
  const lines: string[] = [];
  for (const [, font, glyphs = ""] of content.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) signs = fonts.get(font) ?? signs;
    else {
      const codes = [...glyphs.matchAll(/<(\w+)>/g)].flatMap(([, hex = ""]) => hex.match(/\w{4}/g) ?? []);
      lines.push(codes.map((code) => signs.get(Number.parseInt(code, 16)) ?? "").join(""));
    }
  }
  return lines.join("\n");
}
