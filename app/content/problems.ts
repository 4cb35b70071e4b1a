import { dayOf } from "#app/dates/india-time.ts";
import type { Authored } from "./authored.ts";
import { blockProblems } from "./checks/blocks.ts";
import { bodyProblems } from "./checks/bodies.ts";
import { bookingProblems } from "./checks/booking.ts";
import { brandProblems } from "./checks/brand.ts";
import { dateProblems } from "./checks/dates.ts";
import { linkProblems, unlinkedPages } from "./checks/links.ts";
import { navigationProblems } from "./checks/navigation.ts";
import { outsideProblems } from "./checks/outside.ts";
import { repeatedScenes } from "./checks/pictures.ts";
import { searchProblems } from "./checks/search.ts";
import { shopProblems } from "./checks/shop.ts";
import { cardProblems, redirectProblems, unansweredPaths } from "./checks/site.ts";
import { createSiteMap } from "./checks/site-map.ts";
import { claimProblems, repeatedWords } from "./checks/words.ts";
import { siteFacts } from "./site-facts.ts";
import type { Problem } from "./source.ts";

/**
 * What is wrong with the site as a whole though each file satisfies its schema. Nothing in here becomes wrong
 * by the mere passing of time, so that a rebuild at a publish or expiry date cannot fail.
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
    ...redirectProblems(authored, site, today),
    ...cardProblems(authored),
    ...navigationProblems(authored),
    ...repeatedScenes(authored),
    ...bookingProblems(authored),
    ...outsideProblems(root, site, today, authored.site && siteFacts(authored.site.value)),
    ...brandProblems(authored),
    ...shopProblems(authored),
    ...searchProblems(authored, site),
    ...unansweredPaths(authored, site),
  ];
}
