import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import { pageMeta, unlistedFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { calendarPath } from "#app/events/sessions.ts";
import { feedbackId, feedbackPath, feedbackThanks } from "#app/feedback/feedback.ts";
import { Kolam } from "#app/figures/kolam.tsx";
import { ownKolam } from "#app/figures/own-kolam.ts";
import { eventPlace } from "#app/forms/declared/event-place.ts";
import { forms, receivedForm } from "#app/forms/declared/forms.ts";
import { Confirmation, mailFateFrom, referenceFrom, thanksHeading } from "#app/forms/draw/confirmation.tsx";
import { DetailsForm } from "#app/forms/draw/lead-form.tsx";
import { type Form, type Gift, giftsFor } from "#app/forms/engine/define-form.ts";
import { asksLater, formOfDetails, groundsIn } from "#app/forms/engine/details-form.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { readLink } from "#app/links/signed-links.server.ts";
import { callTo } from "#app/values/phone.ts";
import type { Route } from "./+types/forms-done";

/**
 * The confirmation for browsers without JavaScript, with the kolam of the page they came from, else of the form's own.
 * Opened without a reference, it thanks for nothing and leads to the form.
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const form = receivedForm(params.form);
  const thanks = params.form === feedbackId ? feedbackThanks : form?.thanks;
  if (!thanks) throw missing(`/forms/${params.form}/done`);
  const search = new URL(request.url).searchParams;
  const mailed = mailFateFrom(search);
  const reference = referenceFrom(search);
  const from = search.get("from") ?? "";
  const own = placeOf(params.form);
  const page = content.paths().includes(from) ? from : (own?.path ?? "/");
  const section = content.page(page)?.section ?? "company";
  const facts = unlistedFacts(
    {
      path: `/forms/${params.form}/done`,
      title: reference ? thanksHeading(thanks, mailed) : nothingSent,
      description: reference ? "What you sent has arrived." : nothingToConfirm,
      section,
      forgetsArrival: form?.attribution === false,
    },
    [{ name: reference ? "Sent" : "Confirmation" }],
  );
  const given = search.get("for");
  const gifts = form?.id === eventPlace.id ? calendarOf(given) : form ? giftsFor(form, given) : [];
  const { config, now } = context.get(servicesContext);
  const more = form ? moreIn(search, form, appSecret(config), now()) : undefined;
  const confirmed = reference ? { thanks, gifts, reference, mailed } : undefined;
  const { phone } = content.site;
  return {
    facts,
    confirmed,
    page,
    section,
    more,
    form: params.form,
    toForm: own?.to ?? "/contact-us",
    phone,
  };
}

const nothingSent = "Nothing was sent from this page";
const nothingToConfirm =
  "After a form is sent, this page shows its reference. Here it was opened without one.";

/** Where a form stands: on a page that is there for it and chooses no answers, else on the first that shows it. */
function placeOf(id: string): { path: string; to: string } | undefined {
  if (id === feedbackId) return { path: feedbackPath, to: feedbackPath };
  const shownId = formOfDetails(id) ?? id;
  const presets = forms.get(shownId)?.presets ?? {};
  const places = content.pages.flatMap(({ path, kind, blocks }) =>
    blocks
      .filter(
        (block) => (block.block === "form" ? block.form : block.block === "tool" && block.tool) === shownId,
      )
      .map((block) => ({
        path,
        to: `${path}#${block.id}`,
        isOwn: kind === "form" && !presets[path],
      })),
  );
  return places.find(({ isOwn }) => isOwn) ?? places[0];
}

/** What the address says of the details that can be added; nothing once its link is no longer good. */
function moreIn(search: URLSearchParams, form: Form, secret: string, now: Date): string | undefined {
  const signed = search.get("more") ?? "";
  const link = asksLater(form) ? readLink(secret, signed, ["details"], now) : undefined;
  if (!link || link.expired) return undefined;
  return new URLSearchParams([["more", signed], ...groundsIn(form, search)]).toString();
}

/** The calendar file of the requested session. */
function calendarOf(slug: string | null): Gift[] {
  const event = content.events.find((each) => each.slug === slug);
  return event ? [{ label: `${event.title}, ${event.when}: calendar file`, to: calendarPath(event) }] : [];
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export default function FormsDone({ loaderData }: Route.ComponentProps) {
  const { facts, confirmed, page, section, more, form: id, toForm, phone } = loaderData;
  const form = forms.get(id);
  return (
    <section className="hero">
      <div className="wrap">
        <div className="sheet form-box">
          <Kolam {...ownKolam(page, section)} isLarge={false} />
          {confirmed ? (
            <>
              <Confirmation {...confirmed} level={1} />
              {form && more && <DetailsForm form={form} page={{ ...facts, path: page }} more={more} />}
            </>
          ) : (
            <NothingSent toForm={toForm} phone={phone} />
          )}
        </div>
      </div>
    </section>
  );
}

function NothingSent({ toForm, phone }: { toForm: string; phone: string }) {
  return (
    <div className="done">
      <h1>{nothingSent}</h1>
      <p>{nothingToConfirm}</p>
      <p>
        If you sent a form and are not sure that it arrived, call{" "}
        <a className="link" href={callTo(phone)}>
          {phone}
        </a>
        , and we look.
      </p>
      <p className="actions">
        <a className="button" href={toForm}>
          Go to the form
        </a>
      </p>
    </div>
  );
}
