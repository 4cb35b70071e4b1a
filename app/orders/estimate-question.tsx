import { rupees } from "#app/calculator/rupees.ts";
import { Button } from "#app/ui/button.tsx";
import { responseTimeNames } from "./estimate-mails.ts";
import type { Estimate } from "./estimates.server.ts";

type Props = { position: number; estimate: Estimate | undefined; answerPath: string };

/** The estimate of a repair with its answer buttons. Server only, the same with and without JavaScript. */
export function EstimateQuestion({ position, estimate, answerPath }: Props) {
  const { id = "", text, amount = null, answer } = estimate ?? {};
  const isDecided = answer === "approved" || answer === "declined";
  return (
    <form method="post" action={answerPath} className="form">
      <h3>{isDecided ? `Your answer: ${responseTimeNames[answer]}` : "We need your answer"}</h3>
      <p>{text ?? "The estimate or the question is in our e-mail."}</p>
      {amount !== null && (
        <p>
          <b>{rupees(amount)}</b> with GST
        </p>
      )}
      {answer === "call" && <p>You asked for a call. We will call you in working hours.</p>}
      {isDecided ? (
        <p className="soft">To change it, please call us.</p>
      ) : (
        <>
          <input type="hidden" name="device" value={position} />
          <input type="hidden" name="estimate" value={id} />
          <p className="actions">
            <Button name="answer" value="approved">
              Approve
            </Button>
            <Button look="quiet" name="answer" value="declined">
              Decline
            </Button>
            {answer !== "call" && (
              <Button look="quiet" name="answer" value="call">
                Call me about this job
              </Button>
            )}
          </p>
        </>
      )}
    </form>
  );
}
