const prefix = "team:";

/** How a filter of leads asks for those of a team's members, in place of an owner. */
export const ownedByTeam = (teamId: string) => prefix + teamId;

/** The team that an owner of a filter means; undefined for a person. */
export function teamOf(owner: string): string | undefined {
  return owner.startsWith(prefix) ? owner.slice(prefix.length) : undefined;
}
