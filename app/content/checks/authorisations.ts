import type { Authored } from "#app/content/read/authored.ts";
import type { Problem } from "#app/content/read/source.ts";
import { dayAfter } from "#app/dates/india-time.ts";

/** This many days before an authorisation ends, its author is told. */
const noticeDays = 60;

/**
 * The authorisations that have ended, which pages no longer show, and those that end soon. They are no problems: content
 * that was right yesterday still builds today.
 */
export function endingAuthorisations({ site }: Authored, today: string): Problem[] {
  if (!site) return [];
  return site.value.authorisations.flatMap(({ kind, validUntil }, at) => {
    if (validUntil >= dayAfter(today, noticeDays)) return [];
    const state =
      validUntil < today ? `ended on ${validUntil} and is not shown` : `is shown until ${validUntil}`;
    return site.source.problem(
      ["authorisations", at, "validUntil"],
      `renew: “${kind}” ${state}; set the day of the new certificate, or delete the entry`,
    );
  });
}
