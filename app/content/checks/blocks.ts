import { kindOf } from "#app/blocks/blocks.ts";
import type { BlockReferences } from "#app/blocks/define-block.ts";
import type { Authored, Entry } from "#app/content/read/authored.ts";
import type { Problem, ValuePath } from "#app/content/read/source.ts";
import type { AuthoredPage } from "#app/content/schema/page.schema.ts";

/** Reports misplaced blocks and blocks that refer to something that does not exist. */
export function blockProblems(authored: Authored): Problem[] {
  return [...authored.pages].flatMap(([path, page]) => [
    ...orderProblems(page),
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
