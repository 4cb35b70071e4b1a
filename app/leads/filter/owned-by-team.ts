const prefix = "team:";

/** The owner of a filter that means the members of a team. */
export const ownedByTeam = (teamId: string) => prefix + teamId;

/** The team that a filter's owner means; undefined for a person. */
export function teamOf(owner: string): string | undefined {
  return owner.startsWith(prefix) ? owner.slice(prefix.length) : undefined;
}
