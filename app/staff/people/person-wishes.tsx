import { data, redirect } from "react-router";
import { content } from "#app/content/content.server.ts";
import { seenMark } from "#app/leads/people/person-group.server.ts";
import { readPerson } from "#app/leads/people/read-person.server.ts";
import { carryOutFor, type PersonWish } from "#app/privacy/for-person.server.ts";
import { removeWrittenMails } from "#app/privacy/written-mails.server.ts";
import { serveShownStock } from "#app/reservations/serve-shown-stock.server.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { SureForm } from "#app/staff/frame/sure-form.tsx";
import type { Route } from "./+types/person-wishes";
import { personPath } from "./people-address.ts";
import { personName } from "./person-name.ts";
import { consentText } from "./person-view.server.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const middleware = [requireCapability("carryOutWishes")];
export const meta: Route.MetaFunction = () => [{ title: "Withdraw or erase - People" }];

export const loader = forStaff(async ({ services: { db, now }, viewer, params }) => {
  const found = await readPerson(db, params.person ?? "", viewer, now());
  if (!found) throw data(null, { status: 404 });
  if (found.isErased) throw redirect(personPath(found.id));
  return {
    id: found.id,
    name: personName(found.person),
    seen: seenMark([found, ...found.others]),
    others: found.others.map(({ person }) => personName(person)),
    consent: consentText(found.consent),
    isUsed: found.leads.some((lead) => lead.data === "held"),
  };
});

export const action = forStaff(async ({ services, viewer, asking, params }) => {
  const { db, config, log, now, wakeOutbox } = services;
  const form = await posted(asking.request);
  const act = form.text("act");
  const wish = wishes.find((each) => each === act);
  if (!wish) return data({ problem: "There is no such form." }, { status: 400 });
  if (form.text("sure") !== "yes")
    return data({ problem: "Tick the box to say that you are sure. Nothing was changed." }, { status: 422 });
  const id = params.person ?? "";
  const by = { actorId: viewer.id, siteName: content.site.name, now: now() };
  const done = await carryOutFor(db, { personId: id, seen: form.text("version") }, wish, by);
  if (typeof done === "string") return data({ problem: refusals[done] }, { status: 409 });
  await removeWrittenMails(config.dataDir, done.mailIds);
  if (wish !== "offers") await serveShownStock(services);
  wakeOutbox();
  log.info({ wish }, "staff carried out what a person asked about their data");
  return redirect(personPath(id), 303);
});

const wishes: readonly PersonWish[] = ["offers", "use", "erase"];
const refusals = {
  erased: "This person was erased already.",
  others:
    "A colleague merged or separated this person while you looked. You see for whom it holds now: check, and do it again.",
};

/** For admins: what a person asked for by telephone or at the counter, who has no address for the link. */
export default function PersonWishes({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, seen, others, consent, isUsed } = loaderData;
  return (
    <>
      <ScreenHead heading={`Withdraw or erase for ${name}`} back={{ to: personPath(id), name }}>
        <p className="facts">
          <span>{consent}</span>
        </p>
        <p>
          For a person who asked by telephone or at the counter. Make sure who asks: call back the number that
          the enquiry holds. People with an e-mail address can do all of this themselves with the link from
          the privacy policy.
        </p>
        {others.length > 0 && <p className="note">It holds for {others.join(", ")} too: they are merged.</p>}
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      <SureForm
        act="offers"
        heading="No more offers"
        version={seen}
        sure="Yes, they want no more offers and events"
        button="Withdraw the consent to offers"
      >
        Afterwards no channel is allowed, and the newsletter ends. Their enquiries go on.
      </SureForm>
      {isUsed && (
        <SureForm
          act="use"
          heading="No more use of the data"
          version={seen}
          sure="Yes, they withdraw all consent"
          button="Withdraw all consent"
        >
          Only admins still see the enquiries. Coming appointments, tokens and reservations are cancelled,
          waiting mails deleted; an e-mail confirms it if there is an address. Everything is erased within 12
          months.
        </SureForm>
      )}
      <SureForm
        act="erase"
        heading="Erase"
        version={seen}
        sure={`Yes, erase everything about ${name}`}
        button="Erase for good"
      >
        Removes what they typed, mails, notes, files, appointments and the person. Counts remain. This cannot
        be undone.
      </SureForm>
    </>
  );
}
