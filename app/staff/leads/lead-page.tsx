import { data, Link, redirect } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import type { TypedPerson } from "#app/leads/lead.ts";
import { mayCorrect } from "#app/leads/people/correct-person.server.ts";
import { readCorrectionRequests } from "#app/leads/people/correction-requests.server.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import type { Route } from "./+types/lead-page";
import { LeadAnswers } from "./lead-answers.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadPaths } from "./lead-paths.tsx";
import { placesOfLead } from "./lead-places.server.ts";
import { leadAddress, leadSearch, listOf } from "./lead-query.ts";
import { LeadTimeline } from "./lead-timeline.tsx";
import { leadView } from "./lead-view.server.ts";
import { changeLead } from "./lead-work.server.ts";
import { LeadWork } from "./lead-work.tsx";
import type { TypedCorrection } from "./person-correction.server.ts";
import { PersonCorrection } from "./person-correction.tsx";
import { StatusMark } from "./status-mark.tsx";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.lead.name} - Leads` : "Leads" },
];

export const loader = forStaff(async ({ services: { db, now }, viewer, params, url }) => {
  const [lead, staff] = await Promise.all([readLead(db, params.lead ?? "", viewer, now()), listStaff(db)]);
  if (!lead) throw data(null, { status: 404 });
  const requests = mayCorrect(lead, viewer) ? await readCorrectionRequests(db, lead.id, viewer) : null;
  const places = await placesOfLead(db, lead.id);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  return {
    lead: leadView(lead, names, now()),
    places,
    correction: requests && {
      person: typedOf(lead.person),
      requests: requests.map(({ wishes, ...request }) => ({ ...request, wishes: wishes.flat() })),
    },
    list: listSearch(url),
    end: url.searchParams.get("end"),
    me: viewer.id,
    mayAssign: staffCan.assign(viewer),
    // The present owner stands among the choices even after leaving, or another would seem to be chosen.
    colleagues: staff
      .filter(({ id, disabled }) => !disabled || id === lead.ownerId)
      .map(({ id, name }) => ({ id, name })),
  };
});

export const action = forStaff(async (staff) => {
  const path = leadAddress(staff.params.lead ?? "", listSearch(staff.url));
  const refusal = await changeLead(staff);
  // After giving a lead back or away an agent may not see it any more.
  return refusal ? data(refusal.answer, { status: refusal.status }) : redirect(path, 303);
});

function listSearch({ searchParams }: URL): string {
  const { query, page } = listOf(searchParams);
  return leadSearch(query, page);
}

function typedOf({ name = "", organization = "", email = "", phone = "" }: TypedPerson): TypedCorrection {
  return { name, organization, email, phone };
}

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, places } = loaderData;
  const isBusy = useIsBusy();
  return (
    <div className="lead">
      <div className="head">
        <LeadPaths {...loaderData} />
        <h1>{lead.name}</h1>
        <p className="facts">
          <StatusMark kind={lead.kind} status={lead.status} /> <span>{lead.form}</span>{" "}
          <span>{lead.received}</span> <code>{lead.reference}</code>
          {places.map(({ name, to }) => (
            <Link to={to} key={to}>
              {name}
            </Link>
          ))}
        </p>
        {actionData && (
          <p className="note" data-wrong role="alert">
            {actionData.problem}
          </p>
        )}
      </div>
      <LeadWork
        {...loaderData}
        typed={actionData?.step}
        isRefused={actionData !== undefined}
        isBusy={isBusy}
      />
      <div className="told">
        <LeadAnswers lead={lead} />
        {loaderData.correction && (
          <PersonCorrection
            {...loaderData.correction}
            lead={lead}
            problem={actionData?.correction}
            isRefused={actionData !== undefined}
            isBusy={isBusy}
          />
        )}
        <LeadTimeline lead={lead} me={loaderData.me} typed={actionData?.note} isBusy={isBusy} />
      </div>
      <LeadFacts lead={lead} />
    </div>
  );
}
