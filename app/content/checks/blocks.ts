import type { AuthoredBlock } from "#app/blocks/schema.ts";
import { type Authored, type Entry, unknownClaim } from "#app/content/read/authored.ts";
import type { Problem, ValuePath } from "#app/content/read/source.ts";
import type { AuthoredPage } from "#app/content/schema/page.schema.ts";
import type { Tone } from "#app/values/names.ts";
import { toolPlaces } from "#app/values/tool-places.ts";

/** Reports misplaced blocks and blocks that refer to something that does not exist. */
export function blockProblems(authored: Authored): Problem[] {
  return [...authored.pages].flatMap(([path, page]) => [
    ...orderProblems(page),
    ...groundProblems(page),
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
