import type { Authorisation, Site } from "#app/content/schema/site.schema.ts";

/** The authorisations of the company that are valid on this day. */
export function validAuthorisations({ authorisations }: Site, today: string): Authorisation[] {
  return authorisations.filter(({ validUntil }) => validUntil >= today);
}
