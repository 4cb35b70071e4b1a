import { content } from "#app/content/content.server.ts";
import { pageMeta, unlistedFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { calendarPath } from "#app/events/session.ts";
import { Kolam } from "#app/figures/kolam.tsx";
import { eventPlace } from "#app/forms/declared/event-place.ts";
import { forms, thanksFor } from "#app/forms/declared/forms.ts";
import { Confirmation, mailFateFrom, referenceFrom } from "#app/forms/draw/confirmation.tsx";
import { type Gift, giftsFor } from "#app/forms/engine/define-form.ts";
import type { Route } from "./+types/forms-done";

/** The confirmation for browsers without JavaScript, with the kolam of the page they came from. */
export function loader({ params, request }: Route.LoaderArgs) {
  const thanks = thanksFor(params.form);
  if (!thanks) throw missing(`/forms/${params.form}/done`);
  const form = forms.get(params.form);
  const facts = unlistedFacts(
    {
      path: `/forms/${params.form}/done`,
      title: thanks.heading,
      description: "What you sent has arrived.",
      section: "company",
      forgetsArrival: form?.attribution === false,
    },
    [{ name: "Sent" }],
  );
  const search = new URL(request.url).searchParams;
  const given = search.get("for");
  const gifts = form?.id === eventPlace.id ? calendarOf(given) : form ? giftsFor(form, given) : [];
  const from = search.get("from") ?? "/";
  const page = content.paths().includes(from) ? from : "/";
  return { facts, thanks, gifts, reference: referenceFrom(search), mailed: mailFateFrom(search), page };
}

/** The calendar file of the requested session. */
function calendarOf(slug: string | null): Gift[] {
  const event = content.events.find((each) => each.slug === slug);
  return event ? [{ label: `${event.title}, ${event.when}: calendar file`, to: calendarPath(event) }] : [];
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export default function FormsDone({ loaderData }: Route.ComponentProps) {
  const { page, ...confirmed } = loaderData;
  return (
    <section className="hero reading" data-variant="tool">
      <div className="wrap">
        <Confirmation {...confirmed} level={1} />
        <Kolam seed={page} size={3} />
      </div>
    </section>
  );
}
