import type { Office } from "#app/content/schema/site.schema.ts";
import type { Html } from "#app/values/markdown.ts";
import type { PrintedPaper } from "./papers/papers.block.ts";

/** A block in a PDF: a section of parts, or the call to action. app/pdf draws it. */
export type Printed =
  | {
      section: PrintedPart[];
      /** Kept on one page. */
      isWhole?: true;
    }
  | { band: { heading: string; text?: Html | undefined; actions: { label: string; to: string }[] } };

export type PrintedPart =
  | { part: "intro"; heading: string; lede?: Html | undefined }
  | { part: "prose"; html: Html }
  | { part: "points"; items: { title: string; text: Html }[]; isNumbered?: true }
  | { part: "claims"; items: { id: string; value: string; label: string }[] }
  | {
      part: "proof";
      items: { figure?: string | undefined; fact: Html; source: { label: string; url: string } }[];
    }
  | {
      part: "table";
      columns: string[];
      rows: { label: Html; cells: Html[] }[];
      note?: Html | undefined;
    }
  | { part: "paper"; heading: string; lede: Html; paper: PrintedPaper }
  | { part: "questions"; items: { question: string; answer: Html }[] }
  | { part: "offices"; offices: Office[] };
