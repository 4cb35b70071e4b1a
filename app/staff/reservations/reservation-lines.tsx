import { Form } from "react-router";
import type { Settling, StaffReservation } from "#app/reservations/staff-reservations.server.ts";
import { StepButton } from "#app/staff/frame/step-button.tsx";
import { LeadName } from "#app/staff/leads/lead-link.tsx";

type Line = Omit<StaffReservation, "createdAt"> & { since: string };

const stateNames: Record<Line["state"], string> = {
  reserved: "Reserved",
  waiting: "Waiting",
  withdrawn: "Withdrawn",
  collected: "Handed over",
};

/** The requests for a product, each with the actions of the shop. */
export function ReservationLines({ lines }: { lines: Line[] }) {
  if (lines.length === 0) return <p className="none">No requests yet.</p>;
  return (
    <ul className="members queue">
      {lines.map((line) => (
        <li
          key={line.id}
          data-disabled={line.state === "withdrawn" || line.state === "collected" || undefined}
        >
          <p>
            <b>{line.quantity} ×</b> <LeadName lead={line.lead} />
            <small>{line.since} IST</small>
          </p>
          <p>{stateNames[line.state]}</p>
          {line.lead && <Steps line={line} name={line.lead.name ?? line.lead.reference} />}
        </li>
      ))}
    </ul>
  );
}

function Steps({ line: { id, state }, name }: { line: Line; name: string }) {
  return (
    <Form method="post" className="row">
      <input type="hidden" name="reservation" value={id} />
      {state === "reserved" && <StepButton<Settling> act="collected" label="Handed over" of={name} />}
      {state === "collected" && <StepButton<Settling> act="returned" label="Not handed over" of={name} />}
      {(state === "reserved" || state === "waiting") && (
        <StepButton<Settling> act="cancelled" label="Cancel" of={name} />
      )}
    </Form>
  );
}
