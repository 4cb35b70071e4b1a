import type { Page } from "#app/content/schema/page.schema.ts";
import type { toolIds } from "#app/values/known-routes.ts";

/** What draws a page in the browser: the module is named in app/routes.ts. */
export type View =
  | "form"
  | "tco"
  | "rental"
  | "coverage"
  | "booking"
  | "feedback"
  | "token"
  | "pre-order"
  | "event-place";

type Tool = (typeof toolIds)[number];
type Blocks = Pick<Page, "blocks">;

/** A tool without a view is HTML only. */
const viewOfTool: Record<Tool, View | undefined> = {
  tco: "tco",
  rental: "rental",
  coverage: "coverage",
  tracking: undefined,
  "booking-appointment": "booking",
  "booking-demo": "booking",
  "booking-apls": "booking",
  feedback: "feedback",
  token: "token",
  "pre-order": "pre-order",
  "event-place": "event-place",
};

/** The view of a page; undefined for a page that is HTML only. */
export function viewOf(page: Blocks): View | undefined {
  const tool = toolOf(page);
  const own = tool && viewOfTool[tool];
  if (own) return own;
  return page.blocks.some(({ block }) => block === "form") ? "form" : undefined;
}

/** The tool on a page: its first. */
export function toolOf({ blocks }: Blocks): Tool | undefined {
  for (const block of blocks) if (block.block === "tool") return block.tool;
  return undefined;
}
