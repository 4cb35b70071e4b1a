import MiniSearch, { type Options, type SearchOptions, type SearchResult } from "minisearch";

/** What the index knows of a place of the site; `path` is its name. */
export type SearchDocument = {
  path: string;
  title: string;
  /** What it is: "Service", "Blog", "Sample story". */
  label: string;
  description: string;
  headings: string;
  /** What links call it, and its address. */
  names: string;
  /** All its words; only the server's index has them. */
  text: string;
};

export type Found = Pick<SearchDocument, "path" | "title" | "label" | "description">;

const common = new Set(
  "a an and are as at be by can do for from how i in is it me my of on or our that the to us we what with you your".split(
    " ",
  ),
);

const options: Options<SearchDocument> = {
  idField: "path",
  fields: ["title", "names", "headings", "description", "text"],
  storeFields: ["title", "label", "description"],
  processTerm: (term) => {
    const plain = term
      .normalize("NFKD")
      .replace(/[\u0300-\u036f'’]/g, "")
      .toLowerCase();
    return common.has(plain) ? null : stem(plain);
  },
  searchOptions: {
    boost: { title: 5, names: 4, headings: 2, description: 2 },
    // A letter may be wrong in a word of four, two in a long one; the last word may be unfinished.
    fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    prefix: (term) => term.length > 1,
    combineWith: "AND",
  },
};

/** Lease, leases, leased and leasing are one word to who looks for them. */
function stem(word: string): string {
  return word.replace(/(?<=[a-z]{3})(?:ing|ed|es|e|(?<!s)s)$/, "");
}

/** Makes the index, at build time and once per server. */
export function createIndex(documents: readonly SearchDocument[]): MiniSearch<SearchDocument> {
  const index = new MiniSearch(options);
  index.addAll(documents);
  return index;
}

/** The index that the build wrote, in the browser. */
export function readIndex(json: string): MiniSearch<SearchDocument> {
  return MiniSearch.loadJSON(json, options);
}

/**
 * The best answers first. Letters are forgiven only when no place has the words as typed; when none has all of
 * them, some are enough.
 */
export function searchIndex(index: MiniSearch<SearchDocument>, query: string): Found[] {
  const words = query.trim().slice(0, maxQuery);
  const ways: SearchOptions[] = [{ fuzzy: false }, {}, { combineWith: "OR" }];
  let results: SearchResult[] = [];
  for (const way of ways) if (results.length === 0) results = index.search(words, way);
  const worth = (results[0]?.score ?? 0) * leastShare;
  return results
    .filter(({ score }) => score >= worth)
    .map(({ id, title, label, description }) => ({ path: id, title, label, description }));
}

/** What scores less than this share of the best answer is noise. */
const leastShare = 0.08;

/** Longer queries are cut: nobody types them, and each word costs time. */
export const maxQuery = 80;
