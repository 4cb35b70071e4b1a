import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Look } from "#app/pdf/documents.tsx";
import type { Cut } from "#app/pdf/typeface.ts";

// Reports and quotations look alike on every day of a build, and each is typeset by a process of its own: to cut the
// typeface and to read the style sheets anew takes a third of its time. So the build keeps their look beside the PDFs' code.

/** The name of the file in the folder of the PDFs' code. */
export const reportLookFile = "report-look.json";

/** Reads it beside the build's file with the PDFs. */
export function readReportLook(documents: string): Look {
  const { palette, typeface } = JSON.parse(readFileSync(join(dirname(documents), reportLookFile), "utf8"));
  return {
    palette,
    typeface: typeface.map((cut: Omit<Cut, "file"> & { file: string }) => ({
      ...cut,
      file: Buffer.from(cut.file, "base64"),
    })),
  };
}

/** The content of that file. */
export async function writtenReportLook(): Promise<string> {
  const { palette, typeface } = await makeReportLook();
  return JSON.stringify({
    palette,
    typeface: typeface.map((cut) => ({ ...cut, file: cut.file.toString("base64") })),
  });
}

/** Made from the sources. */
export async function makeReportLook(): Promise<Look> {
  const { devanagari, paletteOf, typefaceOf } = await import("./pdf-look.ts");
  return { palette: paletteOf("enterprise"), typeface: [...(await typefaceOf([400, 600])), ...devanagari()] };
}
