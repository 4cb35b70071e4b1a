import type { Authored } from "#app/content/read/authored.ts";
import type { Problem, Source, ValuePath } from "#app/content/read/source.ts";
import type { CheckedFact } from "#app/content/schema/checked.schema.ts";
import { dayAfter } from "#app/dates/india-time.ts";

/** After this many days a fact about others' products or the law is looked up again. */
export const checkedForDays = 180;

/** So many days before a fact's last day its text is due. */
const dueBeforeDays = 30;

/** A fact that somebody looked up, and the file that states it. */
type Looked = { source: Source; path: ValuePath; day: string; until?: string; where?: string; fact: string };

/** Reports facts that are said to have been looked up in the future. */
export function checkedFactProblems(authored: Authored, today: string): Problem[] {
  return checkedFacts(authored)
    .filter(({ day }) => day > today)
    .map(({ source, path }) => source.problem(path, "was looked up in the future"));
}

/**
 * The facts to look up again. They are no problems: content that was right yesterday still builds today.
 */
export function staleFacts(authored: Authored, today: string): Problem[] {
  const oldest = dayAfter(today, -checkedForDays);
  const soon = dayAfter(today, dueBeforeDays);
  return checkedFacts(authored)
    .filter(({ day, until }) => day < oldest || (until !== undefined && until < soon))
    .map(({ source, path, day, until, where, fact }) => {
      const end = until === undefined ? "" : `, right until ${until}`;
      const at = where ? ` (${where})` : "";
      return source.problem(path, `look up again: “${fact}”${at}, last checked on ${day}${end}`);
    });
}

function checkedFacts({ pages, posts, stories, shop, claims }: Authored): Looked[] {
  const texts = [...pages.values(), ...posts.values(), ...stories.values()];
  const lists = [
    ...texts.map(({ source, value }) => ({ source, facts: value.checked, path: [] as ValuePath })),
    ...(shop?.value.products.map((product, at) => ({
      source: shop.source,
      facts: product.checked,
      path: ["products", at] as ValuePath,
    })) ?? []),
  ];
  return [
    ...lists.flatMap(({ source, facts = [], path }) =>
      facts.map((fact, at) => looked(source, [...path, "checked", at, "day"], fact)),
    ),
    ...Object.entries(claims?.value ?? {}).flatMap(([id, claim]) =>
      claims ? { source: claims.source, path: [id, "checked"], day: claim.checked, fact: claim.text } : [],
    ),
  ];
}

function looked(source: Source, path: ValuePath, { fact, source: where, day, until }: CheckedFact): Looked {
  return { source, path, day, until, where, fact };
}
