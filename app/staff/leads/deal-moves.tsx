import { Form } from "react-router";
import type { Kind, Status } from "#app/leads/lead.ts";
import { SeenVersion } from "#app/staff/frame/seen-version.tsx";
import { Button } from "#app/ui/button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { LostFields, OrderField, ValueField } from "./deal-fields.tsx";
import type { LeadView } from "./lead-view.server.ts";
import type { TypedDealFields } from "./lead-work.server.ts";

type Props = { lead: LeadView; typed: TypedDealFields | undefined; isBusy: boolean };

/** Whether a move has a form of its own, because it needs answers. */
export function asksFirst(kind: Kind, to: Status): boolean {
  return kind === "sales" && (to === "won" || to === "lost");
}

/** Ends a sale and asks for its value and order, or why it was lost, in the same form. */
export function DealMoves({ lead, typed, isBusy }: Props) {
  if (lead.kind !== "sales" || lead.may.data === "erased") return null;
  const may = (status: "won" | "lost") =>
    lead.status === status || lead.next.some((each) => each.status === status);
  return (
    <div className="deal-moves">
      {may("won") && (
        <Menu label={lead.status === "won" ? "Value and order" : "Won"} isOpen={typed?.to === "won"}>
          <Form method="post" className="deal-form" aria-label="Won">
            <Hidden to="won" version={lead.version} />
            <ValueField value={typed?.value ?? lead.deal.value} isNeeded />
            <OrderField order={typed?.order ?? lead.deal.order} />
            <Button disabled={isBusy}>{lead.status === "won" ? "Save" : "Move to Won"}</Button>
          </Form>
        </Menu>
      )}
      {may("lost") && (
        <Menu label={lead.status === "lost" ? "Reason" : "Lost"} isOpen={typed?.to === "lost"}>
          <Form method="post" className="deal-form" aria-label="Lost">
            <Hidden to="lost" version={lead.version} />
            <LostFields reason={typed?.reason ?? lead.deal.reason} words={typed?.words ?? lead.deal.words} />
            <Button disabled={isBusy}>{lead.status === "lost" ? "Save" : "Move to Lost"}</Button>
          </Form>
        </Menu>
      )}
    </div>
  );
}

function Hidden({ to, version }: { to: string; version: number }) {
  return (
    <>
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="to" value={to} />
      <SeenVersion version={version} />
    </>
  );
}
