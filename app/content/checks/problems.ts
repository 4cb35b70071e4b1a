import { siteFacts } from "#app/content/compile/site-facts.ts";
import type { Authored } from "#app/content/read/authored.ts";
import type { Problem } from "#app/content/read/source.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { blockProblems } from "./blocks.ts";
import { bodyProblems } from "./bodies.ts";
import { bookingProblems } from "./booking.ts";
import { brandProblems } from "./brand.ts";
import { checkedFactProblems } from "./checked-facts.ts";
import { dateProblems } from "./dates.ts";
import { houseWordProblems } from "./house-words.ts";
import { linkProblems, unlinkedPages } from "./links.ts";
import { navigationProblems } from "./navigation.ts";
import { outsideProblems } from "./outside.ts";
import { overusedPictures, repeatedScenes, strangeHues } from "./pictures.ts";
import { searchProblems } from "./search.ts";
import { shopProblems } from "./shop.ts";
import { cardProblems, redirectProblems, unansweredPaths } from "./site.ts";
import { createSiteMap } from "./site-map.ts";
import { inventedFacts } from "./story-facts.ts";
import { claimProblems, repeatedWords } from "./texts.ts";

/**
 * Reports whole-site problems that no single file's schema can find. None of them appears merely because time passes,
 * so that a rebuild at a publish or expiry date cannot fail.
 */
export function findProblems(authored: Authored, root: string, now: Date): Problem[] {
  const today = dayOf(now);
  const site = createSiteMap(authored, root, today);
  return [
    ...bodyProblems(authored),
    ...blockProblems(authored),
    ...linkProblems(authored, site, today),
    ...unlinkedPages(authored),
    ...repeatedWords(authored),
    ...claimProblems(authored),
    ...dateProblems(authored, today),
    ...checkedFactProblems(authored, today),
    ...houseWordProblems(authored, root),
    ...redirectProblems(authored, site, today),
    ...cardProblems(authored),
    ...navigationProblems(authored),
    ...repeatedScenes(authored),
    ...overusedPictures(authored),
    ...strangeHues(authored),
    ...inventedFacts(authored),
    ...bookingProblems(authored),
    ...outsideProblems(root, site, today, authored.site && siteFacts(authored.site.value)),
    ...brandProblems(authored),
    ...shopProblems(authored),
    ...searchProblems(authored, site),
    ...unansweredPaths(authored, site),
  ];
}
