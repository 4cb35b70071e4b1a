import { Button } from "#app/ui/button.tsx";
import type { LeadView } from "./lead-view.server.ts";
import { writeIn } from "./use-shortcuts.ts";

/** On phones: the ways to contact the customer, above the lead's status. Wider screens show both side by side. */
export function LeadContact({ lead }: { lead: LeadView }) {
  const phone = lead.contact.find(({ link }) => link?.startsWith("tel:"));
  const write = (key: string, name: string) => (
    <Button type="button" look="quiet" onClick={() => writeIn(key)}>
      {name}
    </Button>
  );
  return (
    <p className="lead-contact">
      {phone?.link && (
        <a href={phone.link} className="button quiet">
          Call
        </a>
      )}
      {write("r", "Reply")}
      {write("n", "Note")}
      {phone?.link && write("c", "Log a call")}
    </p>
  );
}
