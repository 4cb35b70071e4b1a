import { siteFacts } from "#app/content/compile/site-facts.ts";
import type { Authored } from "#app/content/read/authored.ts";
import type { Problem } from "#app/content/read/source.ts";
import { texts } from "./walk.ts";

/** Reports facts of `content/site.yaml` typed elsewhere, where they would become outdated. */
export function brandProblems(authored: Authored): Problem[] {
  const { site, pages, posts, stories, jobs, events, navigation, announcement, booking, shop } = authored;
  if (!site) return [];
  const facts = recognisable(siteFacts(site.value));
  const groups = [pages, posts, stories, jobs, events].flatMap((group) => [...group.values()]);
  const sources = [...groups, navigation, announcement, booking, shop].flatMap(
    (entry) => entry?.source ?? [],
  );
  return sources.flatMap((source) =>
    [...texts(source.data), { text: source.body, path: ["body"] }].flatMap(({ text, path }) =>
      typedFacts(text, facts).map(([name, words]) => source.problem(path, typedFact(name, words), words)),
    ),
  );
}

/** The same for the text of a page outside the application. */
export function typedFacts(text: string, facts: Fact[]): Fact[] {
  let rest = text;
  return facts.filter(([, words]) => {
    if (!rest.includes(words)) return false;
    rest = rest.replaceAll(words, "");
    return true;
  });
}

/** The message about a typed fact. */
export function typedFact(name: string, words: string): string {
  return `“${words}” is a fact of content/site.yaml; write {site:${name}}`;
}

/** A fact's name and its text. */
export type Fact = [name: string, words: string];

/** Longest first: a name may be part of another. Leaves out a short brand name, which could be any word. */
export function recognisable({ name, ...facts }: Record<string, string>): Fact[] {
  return Object.entries(facts)
    .filter(([, words]) => words !== name)
    .sort(([, a], [, b]) => b.length - a.length);
}
