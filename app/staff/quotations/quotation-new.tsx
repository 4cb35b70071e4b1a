import { data, Link, redirect } from "react-router";
import { content } from "#app/content/content.server.ts";
import { newId, readId } from "#app/database/uuid.server.ts";
import { readKindOf, readLead } from "#app/leads/work/read-lead.server.ts";
import { makeQuotation } from "#app/quotations/make-quotation.server.ts";
import { quotationsOfLead } from "#app/quotations/quotations.server.ts";
import { readQuotation } from "#app/quotations/read-quotation.ts";
import { sellerOf } from "#app/quotations/seller.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { useLastAnswer, usePressKey, useSeenWhileTyping } from "#app/staff/frame/seen-version.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import type { Route } from "./+types/quotation-new";
import { QuotationForm } from "./quotation-form.tsx";
import { firstQuotation, moreLines, postedQuotation } from "./typed-quotation.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Quotation - Leads" }];

export const loader = forStaff(async ({ services: { db, now }, viewer, params, url }) => {
  const lead = await readLead(db, params.lead ?? "", viewer, now());
  if (lead?.data !== "held") throw data(null, { status: 404 });
  const quotations = await quotationsOfLead(db, lead, viewer);
  const of = quotations.find(({ id }) => id === url.searchParams.get("of"));
  return {
    lead: { id: lead.id, name: lead.person.name ?? lead.reference },
    of: of?.number ?? null,
    first: firstQuotation(lead, of, now()),
    key: newId(now()),
    hasGstin: content.registration.gstin !== undefined,
  };
});

export const action = forStaff(async ({ services: { db, now }, viewer, asking, params, url }) => {
  const leadId = params.lead ?? "";
  // First, because for an agent a colleague's lead must not exist.
  if (!(await readKindOf(db, leadId, viewer))) throw data(null, { status: 404 });
  const form = await posted(asking.request);
  const typed = postedQuotation(form);
  const key = form.text("key");
  const pathOf = (id: string) => `/leads/dashboard/${leadId}/quotations/${id}`;
  const refuse = (status: number, problem: string, made?: string) =>
    data({ problem, typed, key, made }, { status });
  if (form.text("intent") === "more")
    return data({ problem: "", made: undefined, key, typed: { ...typed, lines: moreLines(typed.lines, 5) } });
  const reading = readQuotation(typed, now());
  if (!reading.ok) return refuse(422, reading.problem);
  const of = url.searchParams.get("of");
  const seen = of ? await readLead(db, leadId, viewer, now()) : null;
  const number = seen && (await quotationsOfLead(db, seen, viewer)).find(({ id }) => id === of)?.number;
  if (of && !number) return refuse(404, "The quotation that this replaces no longer exists.");
  const making = {
    key: readId(key),
    leadId,
    facts: reading.facts,
    seller: sellerOf(content),
    ...(number ? { of: number } : {}),
  };
  const made = await makeQuotation(db, making, viewer, now());
  if (made.outcome === "missing") return refuse(404, "This lead no longer exists.");
  if (made.outcome === "conflict")
    return refuse(
      409,
      `This was made already as ${made.name}, with other words or amounts: open it, or make a new version.`,
      pathOf(made.id),
    );
  if (!("id" in made))
    return refuse(403, "This lead can have no quotation, or the quotation was accepted already.");
  return redirect(pathOf(made.id), 303);
});

export default function NewQuotation({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, of, first, hasGstin, key } = loaderData;
  const seen = useSeenWhileTyping(first);
  const pressKey = usePressKey(key);
  const answered = useLastAnswer(actionData);
  const typed = answered?.typed ?? seen;
  return (
    <>
      <ScreenHead
        heading={of ? `New version of ${of}` : "New quotation"}
        back={{ to: `/leads/dashboard/${lead.id}`, name: lead.name }}
      >
        {!hasGstin && (
          <p className="note">
            The company's GSTIN is not set in the content (site.yaml, gstin). The quotation can be written and
            looked at, and not sent.
          </p>
        )}
        <OutcomeNote problem={actionData?.problem || undefined} />
        {actionData?.made && <Link to={actionData.made}>Open the quotation that was made</Link>}
      </ScreenHead>
      <QuotationForm
        key={JSON.stringify(typed)}
        typed={typed}
        pressKey={answered?.key ?? pressKey}
        isBusy={useIsBusy()}
      />
    </>
  );
}
