import { Fragment, type ReactNode } from "react";
import { type Block, type BlockContext, kindOf } from "./blocks.ts";

/**
 * Draws a block with its component.
 * @param island the content of the frame of a `form` or `tool` block: the island, or its form without script
 */
export async function drawBlock(
  block: Block,
  { path, section }: BlockContext,
  island?: ReactNode,
): Promise<ReactNode> {
  const Component = await kindOf(block).component();
  return (
    <Component block={block} path={path} section={section}>
      {island}
    </Component>
  );
}

/** Draws blocks one under the other. */
export function drawBlocks(blocks: readonly Block[], context: BlockContext): Promise<ReactNode[]> {
  return Promise.all(
    blocks.map(async (block) => <Fragment key={block.id}>{await drawBlock(block, context)}</Fragment>),
  );
}
