import { type Block, kindOf } from "#app/blocks/blocks.ts";
import { content } from "#app/content/content.server.ts";
import { placesOutside } from "#app/content/read/places-outside.ts";
import type { Page } from "#app/content/schema/page.schema.ts";
import { plainText } from "#app/values/markdown.ts";
import type { Section, StoryField } from "#app/values/names.ts";
import { distinctiveWords } from "./distinctive-words.ts";
import type { SearchDocument } from "./site-index.ts";

/** Everything that a visitor can find: pages, shown posts, case studies, the pages outside the application. */
export function searchDocuments(): SearchDocument[] {
  const menuNames = namesInMenus();
  const posts: Written[] = content.posts.map(
    ({ path, title, section, description, headings, html, categoryName }) => ({
      path,
      title,
      section,
      label: `Blog, ${categoryName}`,
      description,
      headings: headings.map((heading) => heading.text).join(" "),
      names: "",
      text: plainText(html),
    }),
  );
  const stories: Written[] = content.stories.map(
    ({ path, title, section, description, field, sample, sector, html }) => ({
      path,
      title,
      section,
      label: storyLabel({ sample, field }),
      description,
      headings: sector,
      names: "",
      text: plainText(html),
    }),
  );
  const outside = placesOutside.map((place) => ({
    ...place,
    label: menuOf(place.section),
    names: menuNames.get(place.path) ?? "",
    headings: `${place.name} ${content.outside[place.path]?.headings ?? ""}`,
    text: content.outside[place.path]?.text ?? "",
  }));
  const pages = content.pages.filter((page) => !page.noindex).map((page) => pageDocument(page, menuNames));
  const documents = [...pages, ...posts, ...stories, ...outside];
  const texts = distinctiveWords(documents.map(({ text }) => text));
  return documents.map((document, at) => ({
    ...document,
    asked: questionsFor(document.path).join(" "),
    text: texts[at] ?? "",
  }));
}

/** The questions that `content/search.yaml` assigns to a page. */
function questionsFor(path: string): string[] {
  return content.search.answers.filter(({ page }) => page === path).flatMap(({ questions }) => questions);
}

/** A document without its questions and distinctive words. */
type Written = Omit<SearchDocument, "asked">;

function pageDocument(page: Page, menuNames: ReadonlyMap<string, string>): Written {
  const { path, title, name, description, section } = page;
  const label = page.story ? storyLabel({ ...page.story, ...page }) : menuOf(section);
  const words = page.blocks.flatMap(wordsOf);
  const headings = page.blocks.flatMap((block) => ("heading" in block && block.heading ? block.heading : []));
  return {
    path,
    title,
    label,
    section,
    description,
    headings: headings.join(" "),
    names: [name, menuNames.get(path), ...ownParts(path)].join(" "),
    text: words.join(" "),
  };
}

/** The end of the address, and the parts before it that are no pages: pages are found by themselves. */
function ownParts(path: string): string[] {
  const parts = path.split("/");
  return parts.filter((_, at) => {
    const above = parts.slice(0, at + 1).join("/");
    return above === path || !content.pages.some((page) => page.path === above);
  });
}

/** The names of addresses in the header's menus; a link to `/people#jobs` describes a part of the page. */
function namesInMenus(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { links, quick, more } of content.navigation.menus) {
    for (const { name, link } of [...links, ...quick, ...more]) {
      const [path = "", anchor = ""] = link.split("#");
      names.set(path, [names.get(path), name, anchor].filter(Boolean).join(" "));
    }
  }
  return names;
}

function menuOf(section: Section): string {
  return content.navigation.menus.find((menu) => menu.section === section)?.name ?? "";
}

function storyLabel({ sample, field }: { sample: boolean; field: StoryField }): string {
  return sample ? `Sample story, ${field}` : `Story, ${field}`;
}

/** The words a visitor reads in a block. */
function wordsOf(block: Block): string[] {
  return kindOf(block)
    .words(block)
    .flatMap((words) => (typeof words === "object" ? plainText(words) : (words ?? [])));
}
