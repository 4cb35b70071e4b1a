import { expect, test } from "vitest";
import { createIndex, readIndex, type SearchDocument, searchIndex, writeIndex } from "./site-index.ts";

const documents = [
  place("/service/deployment", "Zero-touch deployment", "Sealed boxes that set themselves up"),
  place("/service/repairs", "Repairs explained first", "Diagnosis, price, repair", "battery screen keyboard"),
  place("/education/Parents", "What a programme costs a family", "Parents’ questions about devices"),
  place("/blog/cafe", "The café on the campus", "A post", "deployment deployment deployment"),
];
const words = {
  synonyms: [
    ["repair", "fix", "मरम्मत", "marammat"],
    ["trade-in", "exchange old", "buy back"],
  ],
  answers: [
    { page: "/service/deployment", questions: ["battery trade-in"] },
    { page: "/blog/cafe", questions: ["about us"] },
  ],
};
const index = createIndex(documents, words);

function place(path: string, title: string, description: string, text = ""): SearchDocument {
  return {
    path,
    title,
    label: "Page",
    section: "company",
    description,
    headings: "",
    names: "",
    asked: "",
    text,
  };
}

function pathsFor(query: string): string[] {
  return searchIndex(index, query).map(({ path }) => path);
}

test("a title counts for more than many words in a text", () => {
  expect(pathsFor("deployment")[0]).toBe("/service/deployment");
});

test("a wrong, missing or doubled letter is forgiven, and the last word may be unfinished", () => {
  for (const query of ["deplyoment", "deploymnt", "deployyment", "deplo"]) {
    expect(pathsFor(query)).toContain("/service/deployment");
  }
});

test("another form of a word finds the same, and a similar word only what nothing else answers", () => {
  const places = createIndex(
    [
      place("/leasing", "Leasing and refresh", "A monthly rental"),
      place("/leave", "How to leave us", "Please write"),
    ],
    { synonyms: [], answers: [] },
  );
  const answers = (query: string) => searchIndex(places, query).map(({ path }) => path);
  for (const query of ["lease", "leases", "leasing", "leased"]) expect(answers(query)).toEqual(["/leasing"]);
  expect(answers("leabe")).toContain("/leave");
});

test("accents, capitals and both kinds of apostrophe make no difference", () => {
  expect(pathsFor("CAFE")).toEqual(["/blog/cafe"]);
  expect(pathsFor("parents'")).toEqual(pathsFor("parents’"));
  expect(pathsFor("parents")[0]).toBe("/education/Parents");
});

test("all words must match; when no place has them all, some are enough", () => {
  expect(pathsFor("repairs battery")).toEqual(["/service/repairs"]);
  expect(pathsFor("repairs unheardof")).toContain("/service/repairs");
});

test("an empty query, common words alone and nonsense find nothing", () => {
  for (const query of ["", "   ", "the of and", "xqzwvk"]) expect(pathsFor(query)).toEqual([]);
});

test("common words alone find the page known to answer just these", () => {
  expect(pathsFor(" About us ")).toEqual(["/blog/cafe"]);
  expect(pathsFor("about the battery")[0]).toBe("/service/repairs");
});

test("another word for it finds the same, in every script and with a wrong letter, a word that a page has before it", () => {
  for (const query of ["fix", "मरम्मत", "marammat", "maramat"])
    expect(pathsFor(query)[0]).toBe("/service/repairs");
});

test("a misspelt word is taken for a page's word like it before a synonym like it", () => {
  const places = createIndex(
    [place("/training", "Training for teams", "Two days"), place("/shop", "What we sell", "Devices")],
    { synonyms: [["trade-in", "buy back"]], answers: [{ page: "/shop", questions: ["trade-in"] }] },
  );
  expect(searchIndex(places, "traning").map(({ path }) => path)).toEqual(["/training"]);
  expect(searchIndex(places, "trad in")[0]?.path).toBe("/shop");
});

test("a page known to answer a question comes first, however the question says it", () => {
  for (const query of ["battery trade-in", "exchange old battery", "how do I buy back a battery?"])
    expect(pathsFor(query)[0]).toBe("/service/deployment");
  expect(pathsFor("battery")[0]).toBe("/service/repairs");
});

test("who has more of what is asked comes before who has one word of it in the title", () => {
  expect(pathsFor("deployment battery keyboard screen")[0]).toBe("/service/repairs");
});

test("the written index answers as the one it was written from", () => {
  const read = readIndex(writeIndex(index, words));
  expect(searchIndex(read, "battery")).toEqual(searchIndex(index, "battery"));
});
