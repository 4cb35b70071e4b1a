import type { CallToActionBlock } from "#app/blocks/call-to-action/call-to-action.block.ts";
import { content } from "#app/content/content.server.ts";

/** The call to action of the page at a path, reused by the posts and stories below it. */
export function callToActionOf(path: string): CallToActionBlock | undefined {
  return content.page(path)?.blocks.find((block) => block.block === "call-to-action");
}
