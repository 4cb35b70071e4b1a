import type { Authored } from "#app/content/read/authored.ts";
import type { Problem, Source, ValuePath } from "#app/content/read/source.ts";
import type { Claims } from "#app/content/schema/claims.schema.ts";
import { texts } from "./walk.ts";

/** Reports titles, descriptions and headings that two addresses share. */
export function repeatedWords({ pages, posts, stories }: Authored): Problem[] {
  const all = [...pages, ...posts, ...stories];
  const heads = [...pages].flatMap(([path, { source, value }]) => {
    const hero = value.blocks[0];
    return hero?.block === "hero"
      ? [{ path, source, text: hero.heading, key: ["blocks", 0, "heading"] }]
      : [];
  });
  return [
    ...repeated(
      all.map(([path, { source, value }]) => ({ path, source, text: value.title, key: ["title"] })),
    ),
    ...repeated(
      all.map(([path, { source, value }]) => ({
        path,
        source,
        text: value.description,
        key: ["description"],
      })),
    ),
    ...repeated(heads),
  ];
}

/** Reports figures about the company that are typed instead of naming the claim, and unused claims. */
export function claimProblems(authored: Authored): Problem[] {
  const { claims, pages, posts, stories, jobs, events, navigation, announcement, site } = authored;
  if (!claims) return [];
  const entries = [pages, posts, stories, jobs, events].flatMap((group) =>
    [...group.values()].map(({ source }) => source),
  );
  const single = [navigation, announcement, site].flatMap((entry) => entry?.source ?? []);
  const wordings = wordingsOf(claims.value);
  const typed = [...entries, ...single].flatMap((source) => typedFigures(source, wordings));
  // Menu cards and unreadable pages may use claims, too: skip the check for unused claims until all can be read.
  if (!navigation || authored.faulty.size > 0) return typed;
  const used = new Set(authored.usedClaims);
  for (const { value } of pages.values()) {
    for (const block of value.blocks)
      if (block.block === "claims") for (const id of block.items) used.add(id);
  }
  for (const menu of navigation.value.menus) if (menu.card.claim) used.add(menu.card.claim);
  const idle = Object.keys(claims.value).filter((id) => !used.has(id));
  return [
    ...typed,
    ...idle.map((id) => claims.source.problem([id], "no page, text or menu card uses this claim")),
  ];
}

/** Matches a typed figure that boasts: "500+ customers". */
const boast =
  /(?<![\w.,])\d[\d,]*\+ (?:years|clients|customers|companies|enterprises|schools|institutions|employees|engineers|experts|people|devices|cities|locations|projects|partners|awards)\b/gi;

type Wording = { id: string; words: string; pattern: RegExp };

function typedFigures(source: Source, wordings: Wording[]): Problem[] {
  const body = { text: source.body, path: ["body"] as ValuePath };
  return [...texts(source.data), body].flatMap(({ text, path }) => {
    if (isQuotedFact(source.data, path)) return [];
    let rest = text;
    const problems: Problem[] = [];
    for (const { id, words, pattern } of wordings) {
      const found = text.match(pattern)?.[0];
      if (found === undefined) continue;
      problems.push(
        source.problem(path, `“${words}” repeats a claim; write {claim:${id}} or change the words`, found),
      );
      rest = rest.replaceAll(pattern, "");
    }
    for (const [figure] of rest.matchAll(boast)) {
      problems.push(
        source.problem(path, `“${figure}” is a figure that no claim backs; leave it out`, figure),
      );
    }
    return problems;
  });
}

function wordingsOf(claims: Claims): Wording[] {
  return Object.entries(claims).flatMap(([id, claim]) =>
    claim.wordings.map((words) => ({ id, words, pattern: wholeWords(words) })),
  );
}

function wholeWords(words: string): RegExp {
  const typed = words.replace(/[+.]/g, "\\$&").replaceAll(" ", "\\s+");
  return new RegExp(`(?<![\\w.,])${typed}(?!\\w)`, "gi");
}

/** Facts about others in a `proof` block name their source. */
function isQuotedFact(data: unknown, [blocks, at]: ValuePath): boolean {
  if (blocks !== "blocks" || typeof at !== "number") return false;
  return (data as { blocks: { block?: string }[] }).blocks[at]?.block === "proof";
}

type Named = { path: string; source: Source; text: string; key: ValuePath };

function repeated(named: Named[]): Problem[] {
  const first = new Map<string, Named>();
  return named.flatMap((entry) => {
    const words = entry.text.toLowerCase();
    const earlier = first.get(words);
    if (!earlier) first.set(words, entry);
    return earlier
      ? [entry.source.problem(entry.key, `is the same as on ${earlier.path}; each must be its own`)]
      : [];
  });
}
