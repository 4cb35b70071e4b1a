import type { Status } from "#app/leads/lead.ts";
import { oneEmailAddress } from "#app/values/email-address.ts";

type Facts = {
  status: Status;
  email: string | null | undefined;
  isRestricted: boolean;
  /** Mail to the address bounced. */
  isBounced: boolean;
};

/** Why staff may not reply to the person of a lead, as a sentence for them; null when they may. Pure. */
export function replyObstacle({ status, email, isRestricted, isBounced }: Facts): string | null {
  if (isRestricted) return "The person withdrew the consent to use this enquiry: no mail may go out.";
  if (status === "spam") return 'This stands in the spam box. Press "Not spam" before you answer.';
  if (!email) return "There is no e-mail address with this enquiry.";
  if (!oneEmailAddress(email))
    return "The e-mail address of this enquiry is not one address: correct it first.";
  if (isBounced)
    return "Mail to this address comes back: the site sends none there. Correct the address first.";
  return null;
}
