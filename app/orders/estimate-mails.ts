import { rupees } from "#app/calculator/rupees.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import type { Estimate, EstimateAnswer } from "./estimates.server.ts";
import { orderSubject } from "./shipment-mail.ts";

type Sources = {
  site: Pick<Site, "name" | "emails">;
  /** The signed link of the customer. */
  trackPath: string;
};

/** Labels of the answers on pages and in mails. */
export const responseTimeNames: Record<EstimateAnswer, string> = {
  approved: "estimate approved",
  declined: "estimate declined",
  call: "call requested",
};

const next: Record<EstimateAnswer, string> = {
  approved: "We are going ahead with the repair.",
  declined: "We return the device without repairing it, and write to you when it is ready.",
  call: "We will call the number given with the repair, in working hours.",
};

/** The mails about an answer, to the repair team and to the customer. */
export function estimateMails(number: string, answer: EstimateAnswer, { site, trackPath }: Sources) {
  const what = orderSubject("repair", number);
  return {
    team: ({ text, amount }: Estimate): OutgoingMail => ({
      kind: "mail",
      template: "desk-note",
      data: {
        title: `${what}: ${responseTimeNames[answer]}`,
        lines: [
          ...(text ? [{ label: "Estimate", value: text }] : []),
          ...(amount === null ? [] : [{ label: "Amount", value: rupees(amount) }]),
        ],
        path: `/leads/dashboard/orders/repair/${number}`,
        button: "Open the repair",
      },
      to: [site.emails.support],
      subject: `${what}: ${responseTimeNames[answer]}`,
    }),
    customer: (email: string): OutgoingMail => ({
      kind: "mail",
      template: "order-update",
      data: { what, milestone: responseTimeNames[answer], text: next[answer], trackPath },
      to: [email],
      subject: `${site.name} repair ${number}: ${responseTimeNames[answer]}`,
    }),
  };
}
