import { data, Link, redirect } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { markSeen } from "#app/leads/changes/staff-notices.server.ts";
import { readConversation } from "#app/leads/conversation/conversation.server.ts";
import { listTemplates } from "#app/leads/conversation/templates.server.ts";
import type { TypedPerson } from "#app/leads/lead.ts";
import { readAround } from "#app/leads/people/around-lead.server.ts";
import { mayCorrect } from "#app/leads/people/correct-person.server.ts";
import { readCorrectionRequests } from "#app/leads/people/correction-requests.server.ts";
import { listTags } from "#app/leads/tags/tags.server.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { quotationLine } from "#app/quotations/quotation-view.server.ts";
import { quotationsOfLead, sendObstacle } from "#app/quotations/quotations.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { AlsoLooking } from "#app/staff/live/also-looking.tsx";
import { ownerChoices } from "#app/staff/teams/owner-choices.server.ts";
import type { Route } from "./+types/lead-page";
import { aroundView } from "./around-view.server.ts";
import { composeView } from "./compose-view.server.ts";
import { Composer } from "./composer.tsx";
import { Conversation } from "./conversation.tsx";
import { conversationView } from "./conversation-view.server.ts";
import { latestWords } from "./latest-words.server.ts";
import { LatestWords } from "./latest-words.tsx";
import { LeadContact } from "./lead-contact.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadPaths } from "./lead-paths.tsx";
import { LeadPerson } from "./lead-person.tsx";
import { placesOfLead } from "./lead-places.server.ts";
import { leadAddress, leadSearch, listOf } from "./lead-query.ts";
import { LeadTags } from "./lead-tags.tsx";
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

export const loader = forStaff(async ({ services, viewer, session, params, url }) => {
  const { db, now, config } = services;
  const [lead, staff] = await Promise.all([readLead(db, params.lead ?? "", viewer, now()), listStaff(db)]);
  if (!lead) throw data(null, { status: 404 });
  await markSeen(db, lead.id, viewer, now());
  const requests = mayCorrect(lead, viewer) ? await readCorrectionRequests(db, lead.id, viewer) : null;
  const isHidden = lead.data === "restricted" && viewer.role !== "admin";
  const [places, around, mails, templates, quoted] = await Promise.all([
    placesOfLead(db, lead.id),
    readAround(db, lead, viewer),
    readConversation(db, lead.id),
    listTemplates(db),
    quotationsOfLead(db, lead, viewer),
  ]);
  const quotations = quoted.filter(({ facts }) => facts !== null);
  const conversation = isHidden ? { sent: [], received: [] } : mails;
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  return {
    lead: leadView(lead, names, now()),
    latest: isHidden ? null : latestWords(lead, conversation, now()),
    around: isHidden ? null : aroundView(around, names, now()),
    places,
    conversation: conversationView(lead.timeline, conversation, { leadId: lead.id, kind: lead.kind, names }),
    compose: composeView(config, lead, {
      conversation,
      templates,
      author: { name: session.name, email: session.email },
      quotations: quotations
        .filter((each) => sendObstacle(each, now()) === null)
        .map((each) => quotationLine(each, now())),
      quotation: url.searchParams.get("quotation"),
    }),
    quotations: quotations.map((each) => quotationLine(each, now())),
    correction: requests && {
      person: typedOf(lead.person),
      requests: requests.map(({ wishes, ...request }) => ({ ...request, wishes: wishes.flat() })),
    },
    list: listSearch(url),
    end: url.searchParams.get("end"),
    me: viewer.id,
    knownTags: (await listTags(db)).map(({ name }) => name),
    mayMakeTags: staffCan.makeTags(viewer),
    mayAssign: staffCan.assign(viewer),
    // The present owner stays among the choices even after leaving, or another one would seem chosen.
    colleagues: await ownerChoices(db, now(), lead.ownerId),
  };
});

export const action = forStaff(async (staff) => {
  const path = leadAddress(staff.params.lead ?? "", listSearch(staff.url));
  const refusal = await changeLead(staff);
  // After releasing or handing over a lead, an agent may no longer see it.
  return refusal ? data(refusal.answer, { status: refusal.status }) : redirect(path, 303);
});

function listSearch({ searchParams }: URL): string | undefined {
  const list = listOf(searchParams);
  return list ? leadSearch(list.query, list.page) : undefined;
}

function typedOf({ name = "", organization = "", email = "", phone = "" }: TypedPerson): TypedCorrection {
  return { name, organization, email, phone };
}

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, places } = loaderData;
  const isBusy = useIsBusy();
  const isErased = lead.may.data === "erased";
  const said = loaderData.conversation.map(({ id, note, mail }) => ({
    id,
    text: note ?? mail?.said ?? null,
  }));
  return (
    <div className="lead">
      <div className="head">
        <LeadPaths {...loaderData} />
        <h1>{lead.name}</h1>
        <p className="facts">
          <StatusMark kind={lead.kind} status={lead.status} /> <span>{lead.form}</span>{" "}
          <span>{lead.received}</span> <code>{lead.reference}</code>
          {lead.deal.shown && <span className="amount">{lead.deal.shown}</span>}
          {lead.deal.lost && <span>{lead.deal.lost}</span>}
          {places.map(({ name, to }) => (
            <Link to={to} key={to}>
              {name}
            </Link>
          ))}
        </p>
        {lead.may.data === "held" && (
          <LeadTags
            tags={lead.tags}
            known={loaderData.knownTags}
            mayMake={loaderData.mayMakeTags}
            isBusy={isBusy}
          />
        )}
        {loaderData.latest && <LatestWords {...loaderData.latest} />}
        <AlsoLooking lead={lead.id} />
        {!isErased && <LeadContact lead={lead} />}
        {actionData?.problem && (
          <p className="note" data-wrong role="alert">
            {actionData.problem}
          </p>
        )}
      </div>
      {!isErased && (
        <LeadWork
          {...loaderData}
          typed={actionData?.step}
          typedDeal={actionData?.deal}
          isRefused={actionData !== undefined}
          isBusy={isBusy}
        />
      )}
      <div className="told">
        <LeadPerson lead={lead} />
        {loaderData.correction && (
          <PersonCorrection
            {...loaderData.correction}
            lead={lead}
            problem={actionData?.correction}
            isRefused={actionData !== undefined}
            isBusy={isBusy}
          />
        )}
        {!isErased && (
          <Composer
            key={lead.id}
            lead={lead}
            me={loaderData.me}
            compose={loaderData.compose}
            said={said}
            typed={actionData?.composed}
            note={actionData?.note}
            colleagues={loaderData.colleagues.map(({ name }) => name)}
            isBusy={isBusy}
          />
        )}
        <Conversation key={`said ${lead.id}`} lead={lead} entries={loaderData.conversation} />
      </div>
      <LeadFacts lead={lead} around={loaderData.around} quotations={loaderData.quotations} />
    </div>
  );
}
