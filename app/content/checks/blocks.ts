import { type AuthoredBlock, kindOf } from "#app/blocks/blocks.ts";
import type { BlockReferences } from "#app/blocks/define-block.ts";
import type { Authored, Entry } from "#app/content/read/authored.ts";
import type { Problem, ValuePath } from "#app/content/read/source.ts";
import type { AuthoredPage } from "#app/content/schema/page.schema.ts";
import type { Tone } from "#app/values/names.ts";

/** Reports misplaced blocks and blocks that refer to something that does not exist. */
export function blockProblems(authored: Authored): Problem[] {
  return [...authored.pages].flatMap(([path, page]) => [
    ...orderProblems(page),
    ...groundProblems(page),
    ...innerProblems(path, page, authored),
  ]);
}

function orderProblems({ source, value: { blocks } }: Entry<AuthoredPage>): Problem[] {
  const problems: Problem[] = [];
  if (blocks[0]?.block !== "hero") problems.push(source.problem(["blocks", 0], "must be the hero"));
  for (const [at, { block }] of blocks.entries()) {
    const path: ValuePath = ["blocks", at];
    if (at > 0 && block === "hero") problems.push(source.problem(path, "only the first block can be a hero"));
    else if (at > 0 && block === blocks[at - 1]?.block) {
      problems.push(
        source.problem(path, `the same kind \`${block}\` twice in a row; put another between or join them`),
      );
    }
  }
  return problems;
}

/** Backgrounds give a page its rhythm: a coloured one never follows another, and no more than two on paper follow each other. */
function groundProblems({ source, value: { blocks } }: Entry<AuthoredPage>): Problem[] {
  const problems: Problem[] = [];
  let papers = 0;
  let before: Tone | undefined;
  for (const [at, block] of blocks.entries()) {
    if (block.block === "audience-switch") continue;
    const ground = groundOf(block);
    papers = ground === "paper" && block.block !== "hero" ? papers + 1 : 0;
    if (ground !== "paper" && before && before !== "paper")
      problems.push(source.problem(["blocks", at], slab));
    if (papers > 2) {
      problems.push(source.problem(["blocks", at], monotony));
      papers = 0;
    }
    before = ground;
  }
  return problems;
}

const slab =
  "follows another block on a plate or at night, and both look like one; set `tone: paper` here or there, or put a block on paper between";
const monotony =
  "is the third block on paper in sequence; set `tone: plate` on it or on the one before (features, steps, figure-text, questions and form have a tone)";

function groundOf(block: AuthoredBlock): Tone {
  if (block.block === "comparison") return "plate";
  if (block.block === "hero" && block.variant === "tool") return "paper";
  return "tone" in block ? block.tone : "paper";
}

function innerProblems(page: string, { source, value }: Entry<AuthoredPage>, authored: Authored): Problem[] {
  const { claims, stories, faulty } = authored;
  const references: BlockReferences = {
    path: page,
    hasClaim: (id) => !claims || Object.hasOwn(claims.value, id),
    hasStory: (slug) => stories.has(`/case-study/${slug}`) || faulty.has(`/case-study/${slug}`),
  };
  return value.blocks.flatMap((block, at) =>
    (kindOf(block).faults?.(block, references) ?? []).map(([path, sentence]) =>
      source.problem(["blocks", at, ...path], sentence),
    ),
  );
}
