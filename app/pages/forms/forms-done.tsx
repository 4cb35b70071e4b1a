import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import { pageMeta, unlistedFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { calendarPath } from "#app/events/sessions.ts";
import { feedbackId, feedbackThanks } from "#app/feedback/feedback.ts";
import { eventPlace } from "#app/forms/declared/event-place.ts";
import { forms, receivedForm } from "#app/forms/declared/forms.ts";
import { Confirmation, mailFateFrom, referenceFrom, thanksHeading } from "#app/forms/draw/confirmation.tsx";
import { DetailsForm } from "#app/forms/draw/lead-form.tsx";
import { type Form, type Gift, giftsFor } from "#app/forms/engine/define-form.ts";
import { asksLater, groundsIn } from "#app/forms/engine/details-form.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { readLink } from "#app/links/signed-links.server.ts";
import type { Route } from "./+types/forms-done";

/** The confirmation for browsers without JavaScript, with the kolam of the page they came from. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const form = receivedForm(params.form);
  const thanks = params.form === feedbackId ? feedbackThanks : form?.thanks;
  if (!thanks) throw missing(`/forms/${params.form}/done`);
  const search = new URL(request.url).searchParams;
  const mailed = mailFateFrom(search);
  const from = search.get("from") ?? "/";
  const page = content.paths().includes(from) ? from : "/";
  const section = content.page(page)?.section ?? "company";
  const facts = unlistedFacts(
    {
      path: `/forms/${params.form}/done`,
      title: thanksHeading(thanks, mailed),
      description: "What you sent has arrived.",
      section,
      forgetsArrival: form?.attribution === false,
    },
    [{ name: "Sent" }],
  );
  const given = search.get("for");
  const gifts = form?.id === eventPlace.id ? calendarOf(given) : form ? giftsFor(form, given) : [];
  const { config, now } = context.get(servicesContext);
  const more = form ? moreIn(search, form, appSecret(config), now()) : undefined;
  const confirmed = { thanks, gifts, reference: referenceFrom(search), mailed };
  return { facts, confirmed, page, section, more, form: params.form };
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
  const { facts, confirmed, page, section, more, form: id } = loaderData;
  const form = forms.get(id);
  return (
    <section className="hero">
      <div className="wrap">
        <div className="sheet form-box">
          <Confirmation {...confirmed} level={1} sealOf={{ path: page, section }} />
          {form && more && <DetailsForm form={form} page={{ ...facts, path: page }} more={more} />}
        </div>
      </div>
    </section>
  );
}
