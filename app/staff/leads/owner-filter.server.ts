import type { StaffMember } from "#app/accounts/staff-members.server.ts";
import { ownedByTeam, teamOf } from "#app/leads/filter/owned-by-team.ts";
import type { Viewer } from "#app/leads/lead.ts";
import type { Team } from "#app/leads/teams/teams.server.ts";

/** The owners that a viewer can filter by: colleagues and teams, and the text of the filter's chip. */
export function ownerFilter(
  viewer: Viewer,
  staff: readonly Pick<StaffMember, "id" | "name" | "disabled">[],
  teams: readonly Team[],
) {
  const { id: me, role, teammates = [] } = viewer;
  return {
    owners: staff
      .filter(({ id }) => id !== me && (role !== "agent" || teammates.includes(id)))
      .map(({ id, name, disabled }) => ({ id, name: disabled ? `${name} (disabled)` : name })),
    teams: teams
      .filter(({ members, shares }) => role !== "agent" || (shares && members.includes(me)))
      .map(({ id, name }) => ({ id: ownedByTeam(id), name: `Team ${name}` })),
    nameOf(owner: string): string {
      if (owner === "me") return "me";
      if (owner === "none") return "nobody yet";
      const team = teamOf(owner);
      if (team !== undefined) {
        const found = teams.find(({ id }) => id === team);
        return found ? `team ${found.name}` : "a team that is gone";
      }
      return staff.find(({ id }) => id === owner)?.name ?? "former colleague";
    },
  };
}
