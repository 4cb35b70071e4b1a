import { data, redirect } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import type { Route } from "./+types/teams";
import { RuleList } from "./rule-list.tsx";
import { TeamList } from "./team-list.tsx";
import { teamsView } from "./teams-view.server.ts";
import { workTeams } from "./teams-work.server.ts";
import { TriedRules } from "./tried-rules.tsx";

export const middleware = [requireCapability("seeTeams")];
export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Teams and routing - Leads" }];

export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => ({
  ...(await teamsView(db, { isTried: url.searchParams.has("try"), now: now() })),
  mayChange: staffCan.manageTeams(viewer),
}));

export const action = forStaff(async (staff) => {
  const refusal = await workTeams(staff);
  if (refusal) return data({ problem: refusal.problem }, { status: refusal.status });
  return redirect("/leads/dashboard/teams", 303);
});

export default function Teams({ loaderData, actionData }: Route.ComponentProps) {
  const { teams, people, rules, forms, tried, mayChange } = loaderData;
  const isBusy = useIsBusy();
  const common = { people, mayChange, isBusy };
  return (
    <>
      <ScreenHead heading="Teams and routing">
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      <TeamList teams={teams} {...common} />
      <RuleList rules={rules} forms={forms} teams={teams} {...common} />
      {rules.length > 0 && <TriedRules tried={tried} />}
    </>
  );
}
