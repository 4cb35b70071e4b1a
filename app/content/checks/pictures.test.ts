import { expect, test } from "vitest";
import { homeFile, pageFile, postFile, sentencesOf } from "#tests/fixtures/site-content.ts";

const twice = (scene: string) =>
  `art - the scene \`${scene}\` would stand twice on this page, here, in a block or on the card of a related page; choose another`;

test("a page and the cards of related pages show different scenes", () => {
  const files = (art: string) => ({
    "content/pages/index.md": homeFile("  - block: related\n    pages: [/repairs, /rentals]\n"),
    "content/pages/repairs.md": pageFile({ keys: { art } }),
    "content/pages/rentals.md": pageFile({ keys: { name: "Rentals", art: "letter" } }),
  });
  expect(sentencesOf(files("unbox"))).toEqual([]);
  expect(sentencesOf(files("agreement"))).toEqual([twice("agreement")]);
  expect(sentencesOf(files("letter"))).toEqual([twice("letter")]);
});

test("a post and what stands beside it show different scenes, whenever it is published", () => {
  const post = (art: string) => ({
    "content/blog/later.md": postFile({ art, published: "2027-01-05", related: "[/]" }, "See [home](/).\n"),
  });
  expect(sentencesOf(post("letter"))).toEqual([]);
  expect(sentencesOf(post("agreement"))).toEqual([twice("agreement")]);
});

test("a page and its cells show different rendered scenes, details of them included", () => {
  const cell = (picture: string, to: string) =>
    `      - { title: T, text: Words., to: ${to}, label: More, art: letter, picture: { name: ${picture}, alt: "What can be seen in it" } }\n`;
  const files = (picture: string) => ({
    "content/pages/index.md": homeFile(
      `  - block: bento\n    heading: H\n    cells:\n${cell("bench", "/repairs")}${cell(picture, "/rentals")}${cell("piles", "/rentals")}`,
    ),
    "content/pages/repairs.md": pageFile({ keys: { art: "unbox" } }),
    "content/pages/rentals.md": pageFile({ keys: { name: "Rentals", art: "report" } }),
  });
  expect(sentencesOf(files("under-glass"))).toEqual([]);
  expect(sentencesOf(files("repairs"))).toEqual([twice("picture repairs")]);
});

test("a card shows the picture of the page or post it leads to, which must not stand beside it again", () => {
  const picture = (name: string) => `{ name: ${name}, alt: "What can be seen in it" }`;
  const files = (card: string) => ({
    "content/pages/index.md": homeFile("  - block: related\n    pages: [/blog/later, /rentals]\n"),
    "content/pages/rentals.md": pageFile({ keys: { name: "Rentals", art: "letter", card } }),
    "content/blog/later.md": postFile({ section: "services", picture: picture("repairs") }),
  });
  expect(sentencesOf(files("scales"))).toEqual([]);
  expect(sentencesOf(files("repairs"))).toEqual([twice("picture repairs")]);
});

test("a post's card may show another scene than its head", () => {
  const picture = `{ name: repairs, alt: "What can be seen in it" }`;
  const files = (card: string) => ({
    "content/pages/index.md": homeFile("  - block: related\n    pages: [/blog/later, /rentals]\n"),
    "content/pages/rentals.md": pageFile({ keys: { name: "Rentals", art: "letter", card: "bench" } }),
    "content/blog/later.md": postFile({ section: "services", picture, card }),
  });
  expect(sentencesOf(files("piles"))).toEqual([]);
  expect(sentencesOf(files("estimate"))).toEqual([twice("picture repairs")]);
});

test("a picture stands on at most three pages, not counting cells that lead to its own page", () => {
  const picture = (name: string) => `{ name: ${name}, alt: "What can be seen in it" }`;
  const cell = (name: string, to: string) =>
    `      - { title: T, text: Words., to: ${to}, label: More, picture: ${picture(name)} }\n`;
  const files = (to: string) => ({
    "content/pages/index.md": homeFile(
      `  - block: bento\n    heading: H\n    cells:\n${cell("bench", to)}${cell("piles", "/rentals")}${cell("under-glass", "/repairs")}`,
    ),
    "content/pages/repairs.md": pageFile({ keys: { art: "unbox", card: "bench" } }),
    "content/pages/rentals.md": pageFile({ keys: { name: "Rentals", art: "report" } }),
    "content/blog/one.md": postFile({ section: "services", picture: picture("bench") }),
    "content/blog/two.md": postFile({
      title: "Another post with a title",
      section: "services",
      picture: picture("bench"),
    }),
    "content/blog/three.md": postFile({
      title: "A third post with a title",
      section: "services",
      picture: picture("bench"),
    }),
  });
  expect(sentencesOf(files("/repairs"))).toEqual([]);
  expect(sentencesOf(files("/rentals"))).toEqual([
    "the picture `bench` stands on 4 pages, and 3 are the most; choose another",
  ]);
});

test("a cell and a post have the hue of their picture", () => {
  const picture = (name: string) => `{ name: ${name}, alt: "What can be seen in it" }`;
  const cell = (name: string, keys = "") =>
    `      - { title: T, text: Words., to: /repairs, label: More, ${keys}picture: ${picture(name)} }\n`;
  const files = (bento: string, post: string, card = post) => ({
    "content/pages/index.md": homeFile(
      `  - block: bento\n    heading: H\n    cells:\n${bento}${cell("bench")}${cell("piles")}`,
    ),
    "content/pages/repairs.md": pageFile({ keys: { art: "unbox" } }),
    "content/blog/one.md": postFile({ section: "apple", picture: picture(post), card }),
  });
  expect(sentencesOf(files(cell("scales", "section: apple, "), "m4"))).toEqual([]);
  expect(sentencesOf(files(cell("scales"), "deployment", "bench"))).toEqual([
    "picture - the picture `deployment` is in the hue of services, its card in that of apple; choose another",
    "card - the picture `bench` is in the hue of services, its card in that of apple; choose another",
    "blocks 2 (bento), cells 1, picture - the picture `scales` is in the hue of apple, its card in that of services; choose another",
  ]);
});
