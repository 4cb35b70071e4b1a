import { strToU8, zipSync } from "fflate";

/** A text, a number, an empty cell, or a formula with its present value. */
export type Cell = string | number | { formula: string; value: number };

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const types = "http://schemas.openxmlformats.org/package/2006/content-types";
const kinds = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** The earliest date of the format, so that the same content gives the same file. */
const mtime = new Date(1980, 0, 1);
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A minimal workbook with one sheet (Office Open XML, ECMA-376). */
export function spreadsheet(name: string, rows: readonly (readonly Cell[])[]): Buffer {
  const parts = {
    "[Content_Types].xml": `${head}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/></Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `${head}<worksheet xmlns="${main}"><cols><col min="1" max="1" width="34" customWidth="1"/><col min="2" max="5" width="18" customWidth="1"/></cols><sheetData>${rows.map(rowXml).join("")}</sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)] as const);
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 9, mtime }));
}

function rowXml(cells: readonly Cell[], at: number): string {
  return `<row r="${at + 1}">${cells.map((cell, column) => cellXml(cell, `${"ABCDEFGH"[column]}${at + 1}`)).join("")}</row>`;
}

function cellXml(cell: Cell, place: string): string {
  if (cell === "") return "";
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === "object")
    return `<c r="${place}"><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
