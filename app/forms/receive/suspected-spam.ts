import { spamFrom } from "#app/leads/lead.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";

/**
 * A submission for the spam box: stored completely, its mails held until staff release them. Nobody else is notified,
 * because the sender may be honest.
 */
export function asSuspectedSpam<Of extends Submission>(submission: Of, reason: string, score = spamFrom): Of {
  const { spam, mails, held = [] } = submission;
  return {
    ...submission,
    spam: { score: Math.max(spam?.score ?? 0, score), reasons: [...(spam?.reasons ?? []), reason] },
    mails: [],
    held: [...held, ...mails],
  };
}
