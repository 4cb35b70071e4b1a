import type { ReactNode } from "react";
import { rupees } from "#app/calculator/rupees.ts";
import { AskOnPage } from "#app/ui/ask-once.tsx";
import { Button } from "#app/ui/button.tsx";
import { type AskedDecision, type Decision, isDecision, questionPath } from "./estimate-decision.ts";
import { responseTimeNames } from "./estimate-mails.ts";
import { type Estimate, isDecidable } from "./estimates.server.ts";
import type { TrackedOrder } from "./track.server.ts";

type Signed = NonNullable<TrackedOrder["signed"]>;
type Props = { position: number; estimate: Estimate | undefined; signed: Signed };

/** The estimate of a repair with its answer buttons. Server only, the same with and without JavaScript. */
export function EstimateQuestion({ position, estimate, signed }: Props) {
  const answer = estimate?.answer ?? "";
  const decided = isDecision(answer) ? answer : undefined;
  return (
    <form method="post" action={signed.answer} className="form">
      <h3>{decided ? `Your answer: ${responseTimeNames[decided]}` : "We need your answer"}</h3>
      <EstimateWords estimate={estimate} />
      {!decided && !isDecidable(estimate) && <p>Let us talk about this job before we continue.</p>}
      {answer === "call" && <p>You asked for a call. We will call you in working hours.</p>}
      {decided ? (
        <p className="soft">To change it, please call us.</p>
      ) : (
        <>
          <input type="hidden" name="device" value={position} />
          <input type="hidden" name="estimate" value={estimate?.id ?? ""} />
          <p className="actions">
            {isDecidable(estimate) && (
              <>
                <a className="button" href={questionPath(signed.page, "approved", position)}>
                  Approve
                </a>
                <a className="button quiet" href={questionPath(signed.page, "declined", position)}>
                  Decline
                </a>
              </>
            )}
            {answer !== "call" && (
              <Button look={isDecidable(estimate) ? "quiet" : "main"} name="answer" value="call">
                Call me about this job
              </Button>
            )}
          </p>
        </>
      )}
    </form>
  );
}

const questions: Record<Decision, { heading: string; button: string; result: string }> = {
  approved: {
    heading: "Approve this estimate?",
    button: "Approve the estimate",
    result: "We begin the repair, and its price is agreed. You cannot take this back here.",
  },
  declined: {
    heading: "Decline this estimate?",
    button: "Decline the estimate",
    result: "We return the device without repairing it. You cannot take this back here.",
  },
};

type DecisionProps = { asked: AskedDecision; signed: Signed; number: string; children: ReactNode };

/** Asks once before an estimate is approved or declined; `children` stand below. */
export function DecisionQuestion({ asked, signed, number, children }: DecisionProps) {
  const { decision, device, estimate } = asked;
  const { heading, button, result } = questions[decision];
  return (
    <AskOnPage
      heading={heading}
      action={signed.answer}
      values={{ answer: decision, device: String(device), estimate: estimate.id }}
      button={button}
      below={children}
      keep={{ label: "Back without an answer", href: signed.page }}
    >
      <p>Repair {number}:</p>
      <EstimateWords estimate={estimate} />
      <p>{result}</p>
    </AskOnPage>
  );
}

function EstimateWords({ estimate }: { estimate: Estimate | undefined }) {
  const { text = null, amount = null } = estimate ?? {};
  return (
    <>
      {text !== null && <p>{text}</p>}
      {amount !== null && (
        <p>
          <b>{rupees(amount)}</b> with GST
        </p>
      )}
    </>
  );
}
