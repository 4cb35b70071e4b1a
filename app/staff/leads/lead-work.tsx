import { Form } from "react-router";
import { useFormKey } from "#app/staff/frame/after-conflict.ts";
import { SeenVersion } from "#app/staff/frame/seen-version.tsx";
import { Button } from "#app/ui/button.tsx";
import { asksFirst, DealMoves } from "./deal-moves.tsx";
import type { LeadView } from "./lead-view.server.ts";
import type { TypedDealFields, TypedStep } from "./lead-work.server.ts";
import { NextStep } from "./next-step.tsx";

type Props = {
  lead: LeadView;
  me: string;
  mayAssign: boolean;
  colleagues: { id: string; name: string }[];
  /** The step typed with a refused change. */
  typed: TypedStep | undefined;
  /** The facts about the sale typed with it. */
  typedDeal: TypedDealFields | undefined;
  isRefused: boolean;
  isBusy: boolean;
};

/** The actions for a lead: its next step, the next status in the same form, and its owner. */
export function LeadWork({ lead, me, mayAssign, colleagues, typed, typedDeal, isRefused, isBusy }: Props) {
  const formKey = useFormKey(`${lead.id} ${lead.version}`, isRefused);
  return (
    <div className="work">
      <NextStep lead={lead} isBusy={isBusy} />
      <Form key={formKey} method="post" className="moves" aria-label="Next step and status">
        <input type="hidden" name="intent" value="status" />
        <SeenVersion version={lead.version} />
        {lead.takesStep && (
          <fieldset className="step-fields" disabled={isBusy}>
            <label className="what">
              Next step
              <input
                name="step"
                maxLength={200}
                autoComplete="off"
                defaultValue={(typed ?? lead.step)?.text}
                data-key="t"
              />
            </label>
            <label>
              Day
              <input type="date" name="day" defaultValue={(typed ?? lead.step)?.day} />
            </label>
            <label>
              Time
              <input type="time" name="time" defaultValue={(typed ?? lead.step)?.time} />
            </label>
            {lead.kind === "sales" && (
              <label>
                Value (₹)
                <input
                  name="value"
                  className="amount"
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={(typedDeal?.to === lead.status && typedDeal.value) || lead.deal.value}
                />
              </label>
            )}
            {/* The first button of the form: Enter in a field saves without changing the status. */}
            <Button name="to" value={lead.status} look="quiet">
              Save
            </Button>
          </fieldset>
        )}
        <fieldset className="states" disabled={isBusy}>
          <legend>Move to</legend>
          {lead.next
            .filter(({ status }) => !asksFirst(lead.kind, status))
            .map(({ status, name }) => (
              <Button key={status} name="to" value={status} look="quiet">
                {name}
              </Button>
            ))}
        </fieldset>
      </Form>
      <DealMoves key={`deal ${formKey}`} lead={lead} typed={typedDeal} isBusy={isBusy} />
      <Form method="post" className="owner-form">
        <input type="hidden" name="intent" value="assign" />
        <input type="hidden" name="version" value={lead.version} />
        {mayAssign ? (
          <>
            <label>
              Owner
              <select key={lead.ownerId} name="owner" defaultValue={lead.ownerId ?? ""} data-key="a">
                <option value="">No one yet</option>
                {colleagues.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {id === me ? `${name} (me)` : name}
                  </option>
                ))}
              </select>
            </label>
            <Button look="quiet" disabled={isBusy}>
              Assign
            </Button>
          </>
        ) : (
          <>
            <p className="whose">
              {lead.ownerId === me
                ? "This lead is yours."
                : lead.owner
                  ? `This lead is ${lead.owner}'s.`
                  : "No one has this lead yet."}
            </p>
            {(lead.ownerId === null || lead.ownerId === me) && (
              <Button
                name="owner"
                value={lead.ownerId === me ? "" : me}
                look="quiet"
                disabled={isBusy}
                data-key="a"
              >
                {lead.ownerId === me ? "Give it back" : "Take it"}
              </Button>
            )}
          </>
        )}
      </Form>
    </div>
  );
}
