import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";

export type Recipe = {
  what: string;
  /** A file of `content/` -> the author's edit; a new file starts empty. */
  edits: Record<string, (text: string) => string>;
  /** The page that shows the change, and the words on it. */
  path: string;
  shows: string;
};

/** One recipe for each section of docs/content.md that explains a change. */
export function recipes(): Recipe[] {
  return [
    {
      what: "pages with every block",
      edits: {
        "pages/recipes-1.md": () => pageOfBlocks(1),
        "pages/recipes-2.md": () => pageOfBlocks(2),
        "pages/recipes-3.md": () => pageOfBlocks(3),
        "navigation.yaml": replace(
          "{ name: Sustainability, link: /sustainability }",
          [1, 2, 3].map((part) => `{ name: Recipes ${part}, link: /recipes-${part} }`).join("\n        - "),
        ),
      },
      path: "/recipes-3",
      shows: "Part 3 of the blocks of a page",
    },
    {
      what: "a post",
      edits: {
        "blog/a-recipe.md": copyOf("blog/planning-a-refresh.md", {
          title: "A post after the recipe of the handbook",
          description:
            "A post that follows the recipe of the handbook for authors, from its front matter to its last line.",
        }),
      },
      path: "/blog.rss",
      shows: "/blog/a-recipe",
    },
    {
      what: "a case study",
      edits: {
        "case-studies/a-recipe.md": copyOf("case-studies/levis.md", {
          title: "A case study after the recipe of the handbook",
          description:
            "A case study that follows the recipe of the handbook for authors, from its front matter to its last line.",
          name: "A study after the recipe",
        }),
      },
      path: "/case-study/a-recipe",
      shows: "A case study after the recipe",
    },
    {
      what: "an open role",
      edits: {
        "jobs/a-recipe.md": copyOf(
          "jobs/education-coach-delhi.md",
          { title: "Author of recipes" },
          "a-recipe",
        ),
      },
      path: "/people",
      shows: "Author of recipes",
    },
    {
      what: "an event",
      edits: {
        "events/a-recipe.yaml": copyOf("events/bep-2027-02-bengaluru.yaml", {
          title: '"An event after the recipe"',
        }),
      },
      path: "/enterprise/Bep",
      shows: "An event after the recipe",
    },
    {
      what: "a claim",
      edits: {
        "claims.yaml": (text) => `${text.trimEnd()}\n${claim}`,
        "pages/recipes-1.md": replace("And a text", "And {claim:recipes}"),
      },
      path: "/recipes-1",
      shows: "And 13 recipes of the handbook below it.",
    },
    {
      what: "a redirect",
      edits: {
        "redirects.yaml": (text) =>
          `${text.trimEnd()}\n- { from: /a recipe, to: /links, status: 308, reason: Drill }\n`,
      },
      path: "/A_Recipe",
      shows: "/links",
    },
    {
      what: "a menu entry",
      edits: {
        "navigation.yaml": replace(
          "name: About us, link: /profile, text:",
          "name: About the recipe, link: /profile, text:",
        ),
      },
      path: "/links",
      shows: "About the recipe",
    },
    {
      what: "the announcement",
      edits: {
        "announcement.yaml": (text) => text.replace(/^ {2}text: .*$/m, "  text: A strip after the recipe"),
      },
      path: "/",
      shows: "A strip after the recipe",
    },
    {
      what: "a fact of the site",
      edits: { "site.yaml": (text) => text.replace(/^phone: .*$/m, "phone: +91 80 1234 0000") },
      path: "/contact-us",
      shows: "+91 80 1234 0000",
    },
    {
      what: "a time that can be booked",
      edits: { "booking.yaml": (text) => text.replace(/(- id: online\n {4}name: ).*/, "$1By video") },
      path: "/book-a-demo-education",
      shows: "By video",
    },
    {
      what: "a launch day",
      edits: {
        "shop.yaml": (text) =>
          text.replace(/(- id: winter-launch\n {4}name: ).*/, "$1Launch after the recipe"),
      },
      path: "/shop/token-generation",
      shows: "Launch after the recipe",
    },
    {
      what: "a word people search for",
      edits: { "search.yaml": replace("  - [screen, ", "  - [recipescreen, screen, ") },
      path: "/search?q=recipescreen",
      shows: "/service/repairs",
    },
  ];
}

const claim = `recipes:
  value: "13"
  label: recipes of the handbook
  text: 13 recipes of the handbook
  source: The drill
  checked: 2026-11-23
  wordings: [thirteen recipes]
`;

function replace(from: string, to: string) {
  return (text: string) => {
    if (!text.includes(from)) throw new Error(`The recipe is out of date: nothing says "${from}"`);
    return text.replace(from, () => to);
  };
}

/** A new file like an existing one, with other values of these keys. @param name the new file's name */
function copyOf(file: string, values: Record<string, string>, name?: string) {
  return () => {
    let text = readFileSync(join("content", file), "utf8");
    for (const [key, value] of Object.entries(values))
      text = text.replace(new RegExp(`^${key}: .*$`, "m"), `${key}: ${value}`);
    const old = /([^/]+)\.\w+$/.exec(file)?.[1] ?? "";
    return name ? text.replaceAll(old, name) : text;
  };
}

/** Blocks that depend on the page's place on the site, or stand on one page only. */
const elsewhere = new Set(["hero", "tool", "form", "body"]);

/** The first example of every third block, below a hero: one page cannot have all. */
function pageOfBlocks(part: 1 | 2 | 3): string {
  const blocks = readdirSync("app/blocks", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !elsewhere.has(entry.name))
    .filter((_, at) => at % 3 === part - 1)
    .map(({ name }) => parse(readFileSync(`app/blocks/${name}/${name}.examples.yaml`, "utf8"))[0].block);
  const hero = {
    block: "hero",
    variant: "statement",
    heading: `Part ${part} of the blocks of a page`,
    lede: "A page of the drill, which follows the handbook for authors.",
  };
  const form = { block: "form", form: "contact", heading: "Ask us" };
  const front = {
    title: `Part ${part} of the blocks of a page`,
    description: `A page that follows the recipe of the handbook for authors, with one example of each block of part ${part}.`,
    name: `Recipes ${part}`,
    section: "company",
    kind: "company",
    art: "notebook",
    updated: "2026-11-23",
    blocks: [hero, ...blocks, form, { block: "body" }],
  };
  return `---\n${stringify(front)}---\n\n## A heading\n\nAnd a text below it.\n`;
}
