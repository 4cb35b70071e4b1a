/** The anchors of a page's blocks: the block's kind, numbered from its second use on. */
export function blockIds(blocks: { block: string }[]): string[] {
  const counts = new Map<string, number>();
  return blocks.map(({ block }) => {
    const count = (counts.get(block) ?? 0) + 1;
    counts.set(block, count);
    return count === 1 ? block : `${block}-${count}`;
  });
}
