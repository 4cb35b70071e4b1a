import type { AuthoredBlock } from "#app/blocks/blocks.ts";
import type { Tone } from "#app/values/names.ts";

/**
 * Keeps a page's rhythm, whatever its author adds or removes: no coloured block follows another, and of three blocks in
 * sequence on paper one is put on a plate, if they have a tone. Blocks that keep the rule stay as they are.
 */
export function withRhythm(blocks: AuthoredBlock[]): AuthoredBlock[] {
  // This block has no background of its own.
  const shown = blocks.filter(({ block }) => block !== "audience-switch");
  const grounds = shown.map(groundOf);
  const isColoured = (at: number) => grounds[at] === "plate" || grounds[at] === "night";
  const mayChange = (at: number) => at > 0 && "tone" in (shown[at] ?? {});
  for (let at = 1; at < shown.length; at++) {
    if (!isColoured(at) || !isColoured(at - 1)) continue;
    const later = grounds[at] === "plate" ? [at, at - 1] : [at - 1, at];
    const changed = later.find(mayChange);
    if (changed !== undefined) grounds[changed] = "paper";
  }
  for (let at = 3; at < shown.length; at++) {
    const three = [at, at - 1, at - 2];
    if (three.some(isColoured)) continue;
    const changed = three.find((each) => mayChange(each) && !isColoured(each - 1) && !isColoured(each + 1));
    if (changed !== undefined) grounds[changed] = "plate";
  }
  return blocks.map((block) => {
    const tone = grounds[shown.indexOf(block)];
    return tone && tone !== groundOf(block) ? { ...block, tone } : block;
  }) as AuthoredBlock[];
}

function groundOf(block: AuthoredBlock): Tone {
  if (block.block === "comparison") return "plate";
  if (block.block === "hero" && block.variant === "tool") return "paper";
  return "tone" in block ? block.tone : "paper";
}
