import { Form } from "react-router";
import { statusNames } from "#app/staff/frame/names.ts";
import { Button } from "#app/ui/button.tsx";
import type { LeadView } from "./lead-view.server.ts";

type Props = {
  lead: LeadView;
  me: string;
  mayAssign: boolean;
  colleagues: { id: string; name: string }[];
  isBusy: boolean;
};

/** What can be done with a lead: the next status, and whose it is. */
export function LeadWork({ lead, me, mayAssign, colleagues, isBusy }: Props) {
  return (
    <div className="work">
      <Form method="post" className="moves">
        <input type="hidden" name="intent" value="status" />
        <input type="hidden" name="version" value={lead.version} />
        <fieldset disabled={isBusy}>
          <legend>Move to</legend>
          {lead.next.map((status) => (
            <Button key={status} name="to" value={status} look="quiet">
              {lead.status === "spam" && status === "new" ? "Not spam" : statusNames[status]}
            </Button>
          ))}
        </fieldset>
      </Form>
      <Form method="post" className="owner-form">
        <input type="hidden" name="intent" value="assign" />
        <input type="hidden" name="version" value={lead.version} />
        {mayAssign ? (
          <>
            <label>
              Owner
              <select key={lead.ownerId} name="owner" defaultValue={lead.ownerId ?? ""}>
                <option value="">Nobody yet</option>
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
              {lead.ownerId === me ? "This lead is yours." : "Nobody has this lead yet."}
            </p>
            <Button name="owner" value={lead.ownerId === me ? "" : me} look="quiet" disabled={isBusy}>
              {lead.ownerId === me ? "Give it back" : "Take it"}
            </Button>
          </>
        )}
      </Form>
    </div>
  );
}
