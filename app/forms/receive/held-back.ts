import { spamFrom } from "#app/leads/lead.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";

/**
 * A submission as it is kept in the spam box: stored whole, its mails held until staff release them. No one is notified
 * more than usual, for the sender may be as honest as anybody.
 */
export function heldBack<Of extends Submission>(submission: Of, reason: string, score = spamFrom): Of {
  const { spam, mails, held = [] } = submission;
  return {
    ...submission,
    spam: { score: Math.max(spam?.score ?? 0, score), reasons: [...(spam?.reasons ?? []), reason] },
    mails: [],
    held: [...held, ...mails],
  };
}
