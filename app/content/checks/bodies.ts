import type { Authored, Entry } from "#app/content/read/authored.ts";
import type { Problem } from "#app/content/read/source.ts";
import type { AuthoredPage } from "#app/content/schema/page.schema.ts";

/** Reports faults in the Markdown below the front matter and in where it is shown. */
export function bodyProblems({ pages, posts, stories, jobs }: Authored): Problem[] {
  const texts = [...posts.values(), ...stories.values(), ...jobs.values()];
  return [
    ...[...texts, ...pages.values()].flatMap(textFaults),
    ...texts
      .filter(isEmpty)
      .map(({ source }) => source.problem(["body"], "has no text below the front matter")),
    ...[...pages.values()].flatMap(placeFaults),
    ...[...stories.values()].flatMap(storyHeadings),
  ];
}

function isEmpty({ text }: Entry<unknown>): boolean {
  return text.html.__html === "";
}

function textFaults({ source, text }: Entry<unknown>): Problem[] {
  return text.faults.map((fault) => source.problem(["body"], fault, /`([^`]+)`/.exec(fault)?.[1]));
}

function placeFaults(page: Entry<AuthoredPage>): Problem[] {
  const { source, value } = page;
  const places = value.blocks.filter((block) => block.block === "body").length;
  if (isEmpty(page))
    return places === 0
      ? []
      : [source.problem(["blocks"], "has `- block: body`, but the file has no text below")];
  if (places === 0)
    return [source.problem(["body"], "is shown nowhere; add `- block: body` where it belongs")];
  return places === 1 ? [] : [source.problem(["blocks"], "has `- block: body` more than once")];
}

const storyParts = ["Challenge", "Approach", "Services used", "Where to go next"];

function storyHeadings({ source, text }: Entry<unknown>): Problem[] {
  const found = text.headings.filter((heading) => heading.level === 2).map((heading) => heading.text);
  if (found.filter((heading) => storyParts.includes(heading)).join() === storyParts.join()) return [];
  return [
    source.problem(["body"], `must have these headings with ##, in this order: ${storyParts.join(", ")}`),
  ];
}
