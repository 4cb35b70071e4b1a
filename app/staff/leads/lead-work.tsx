import { Form } from "react-router";
import { statusNames } from "#app/staff/frame/names.ts";
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
            <button key={status} type="submit" name="to" value={status} className="act quiet">
              {lead.status === "spam" && status === "new" ? "Not spam" : statusNames[status]}
            </button>
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
            <button type="submit" className="act quiet" disabled={isBusy}>
              Assign
            </button>
          </>
        ) : (
          <>
            <p className="whose">
              {lead.ownerId === me ? "This lead is yours." : "Nobody has this lead yet."}
            </p>
            <button
              type="submit"
              name="owner"
              value={lead.ownerId === me ? "" : me}
              className="act quiet"
              disabled={isBusy}
            >
              {lead.ownerId === me ? "Give it back" : "Take it"}
            </button>
          </>
        )}
      </Form>
    </div>
  );
}
