import type { Authored, Entry } from "./authored.ts";
import { blockIds } from "./compile-page.ts";
import { renderProse } from "./markdown.ts";
import type { AuthoredPage } from "./page.schema.ts";
import type { Problem } from "./source.ts";

/** Faults of the Markdown below the front matter, and of the place where it is shown. */
export function bodyProblems({ pages, posts, stories, jobs }: Authored): Problem[] {
  const problems = [...posts.values(), ...stories.values(), ...jobs.values()].flatMap((entry) => [
    ...textFaults(entry),
    ...(entry.body.trim() ? [] : [entry.source.problem(["body"], "has no text below the front matter")]),
  ]);
  for (const page of pages.values())
    problems.push(...textFaults(page, blockIds(page.value.blocks)), ...placeFaults(page));
  for (const story of stories.values()) problems.push(...storyHeadings(story));
  return problems;
}

function textFaults({ source, body }: Entry<unknown>, taken: string[] = []): Problem[] {
  return renderProse(body, { headings: true, taken }).faults.map((fault) =>
    source.problem(["body"], fault, /`([^`]+)`/.exec(fault)?.[1]),
  );
}

function placeFaults({ source, value, body }: Entry<AuthoredPage>): Problem[] {
  const places = value.blocks.filter((block) => block.block === "body").length;
  const hasText = body.trim() !== "";
  if (hasText && places === 0)
    return [source.problem(["body"], "is shown nowhere; add `- block: body` where it belongs")];
  if (!hasText && places > 0)
    return [source.problem(["blocks"], "has `- block: body`, but the file has no text below")];
  if (places > 1) return [source.problem(["blocks"], "has `- block: body` more than once")];
  return [];
}

const storyParts = ["Challenge", "Approach", "Services used", "Where to go next"];

function storyHeadings({ source, body }: Entry<unknown>): Problem[] {
  const found = renderProse(body, { headings: true }).headings.filter((heading) => heading.level === 2);
  const parts = found.map((heading) => heading.text).filter((text) => storyParts.includes(text));
  if (parts.join() === storyParts.join()) return [];
  return [
    source.problem(["body"], `must have these headings with ##, in this order: ${storyParts.join(", ")}`),
  ];
}
