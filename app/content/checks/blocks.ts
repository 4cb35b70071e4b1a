import type { AuthoredBlock } from "#app/blocks/schema.ts";
import { type Authored, type Entry, unknownClaim } from "#app/content/read/authored.ts";
import type { Problem, ValuePath } from "#app/content/read/source.ts";
import type { AuthoredPage } from "#app/content/schema/page.schema.ts";
import { toolPlaces } from "#app/values/tool-places.ts";

/** Reports misplaced blocks and blocks that refer to something that does not exist. */
export function blockProblems(authored: Authored): Problem[] {
  return [...authored.pages].flatMap(([path, page]) => [
    ...orderProblems(page),
    ...innerProblems(path, page, authored),
  ]);
}

const quoteHint = "a comma inside [ ] begins the next one, so put texts with commas in quotes";

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
  return value.blocks.flatMap((block, at) =>
    faults(block, page, authored).map(([path, sentence]) =>
      source.problem(["blocks", at, ...path], sentence),
    ),
  );
}

function faults(
  block: AuthoredBlock,
  page: string,
  { claims, stories, faulty }: Authored,
): [ValuePath, string][] {
  switch (block.block) {
    case "tool": {
      const place = toolPlaces[block.tool as keyof typeof toolPlaces] as string | undefined;
      if (!place || place === page) return [];
      return [[["tool"], `\`${block.tool}\` works at ${place} only; link to it instead`]];
    }
    case "claims":
      return block.items.flatMap((id, at) =>
        claims && !Object.hasOwn(claims.value, id) ? [[["items", at], unknownClaim(id)]] : [],
      );
    case "story": {
      const path = `/case-study/${block.slug}`;
      if (stories.has(path) || faulty.has(path)) return [];
      return [[["slug"], `no case study stands in content/case-studies/${block.slug}.md`]];
    }
    case "comparison":
      return block.rows.flatMap((row, at) => {
        const missing = row.cells.length !== block.columns.length;
        const counts = `has ${row.cells.length} cells for ${block.columns.length} columns; ${quoteHint}`;
        return missing ? [[["rows", at, "cells"], counts] as [ValuePath, string]] : [];
      });
    case "related":
      return block.pages.flatMap((path, at) =>
        block.pages.indexOf(path) < at
          ? [[["pages", at], `\`${path}\` stands here twice`] as [ValuePath, string]]
          : [],
      );
    default:
      return [];
  }
}
