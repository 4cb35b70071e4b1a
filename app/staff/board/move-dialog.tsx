import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { isOpen, stateName, statesOf, statusesAfter } from "#app/leads/kinds.ts";
import { isStatus, type Kind, type Status } from "#app/leads/lead.ts";
import { SeenVersion } from "#app/staff/frame/seen-version.tsx";
import { LostFields, OrderField, ValueField } from "#app/staff/leads/deal-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, openDialog } from "#app/ui/dialog.tsx";
import type { action } from "./board.tsx";
import type { BoardCard } from "./board-card.ts";

type Props = {
  card: BoardCard;
  to: Status;
  kind: Kind;
  onEnd: () => void;
  /** A colleague changed the lead first: reload the board. */
  onConflict: () => void;
};

/** Moves a lead and asks for what its new status needs: the next step, the value and order, or why it was lost. */
export function MoveDialog({ card, to: first, kind, onEnd, onConflict }: Props) {
  const [to, setTo] = useState(first);
  const [plans, setPlans] = useState({ step: "", day: "" });
  const { Form, data, state } = useFetcher<typeof action>();
  const known = statesOf(kind).map(({ status }) => status);
  const next = statusesAfter(kind, card.status).filter((each) => known.includes(each));
  const chosen = next.includes(to) ? to : (next[0] ?? to);
  useEffect(() => {
    openDialog("move");
  }, []);
  const isDone = state === "idle" && data?.done === card.id;
  const isRefused = state === "idle" && data !== undefined && data.done === null;
  const ends = useRef({ onEnd, onConflict });
  ends.current = { onEnd, onConflict };
  useEffect(() => {
    if (isDone) ends.current.onEnd();
    if (isRefused) ends.current.onConflict();
  }, [isDone, isRefused]);
  return (
    <Dialog id="move" heading={`Move ${card.name}`} onClose={onEnd}>
      <p>It is {stateName(kind, card.status)} now.</p>
      {data && "problem" in data && (
        <p className="note" data-wrong role="alert">
          {data.problem}
        </p>
      )}
      <Form method="post" className="fields" aria-label="Move">
        <input type="hidden" name="lead" value={card.id} />
        <SeenVersion version={card.version} />
        <label>
          Move to
          <select
            name="to"
            value={chosen}
            onChange={({ currentTarget: { value } }) => isStatus(value) && setTo(value)}
          >
            {next.map((each) => (
              <option key={each} value={each}>
                {stateName(kind, each)}
              </option>
            ))}
          </select>
        </label>
        {isOpen(kind, chosen) && (
          <>
            <label>
              Next step
              <input
                name="step"
                maxLength={200}
                autoComplete="off"
                required={plans.day !== ""}
                onChange={({ currentTarget: { value: step } }) => setPlans({ ...plans, step })}
              />
            </label>
            <label>
              Day
              <input
                type="date"
                name="day"
                required={plans.step !== ""}
                onChange={({ currentTarget: { value: day } }) => setPlans({ ...plans, day })}
              />
            </label>
          </>
        )}
        {kind === "sales" && chosen !== "lost" && (
          <ValueField value={card.value} isNeeded={chosen === "won"} />
        )}
        {kind === "sales" && chosen === "won" && <OrderField />}
        {kind === "sales" && chosen === "lost" && <LostFields />}
        <Button disabled={state !== "idle" || next.length === 0}>Move</Button>
      </Form>
    </Dialog>
  );
}
