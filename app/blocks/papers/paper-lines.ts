import type { PapersBlock } from "./papers.block.ts";

type Paper = PapersBlock["items"][number]["paper"];
export type PaperLine = Paper["facts"][number];

/** What stands below the line of a paper, the total last. */
export function linesBelow({ lines, total }: Pick<Paper, "lines" | "total">): PaperLine[] {
  return [...lines, ...(total ? [total] : [])];
}

/** Whether a line of a paper is an amount, which stands at the right, and whether it is the sum of those above it. */
export function lineKind(
  line: PaperLine,
  { total }: Pick<Paper, "total">,
): { isSum: boolean; isTotal: boolean } {
  const isSum = line.value.__html.startsWith("₹");
  return { isSum, isTotal: isSum && line === total };
}
