import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";

/**
 * The mail after all consent was withdrawn.
 * @param cancelled the times of the appointments that ended with it
 */
export function withdrawnMail(address: string, cancelled: string[], siteName: string): OutgoingMail {
  return {
    kind: "mail",
    template: "taken-back",
    data: {
      title: "Your consent is withdrawn",
      about: cancelled.map((when) => `Cancelled: your appointment on ${when}`),
      text: "We no longer use what you gave us under this address, and you get no more e-mails about orders and reservations. Reservations and launch-day tokens that were open are given back. We erase everything after 12 months at the latest. Please remove cancelled appointments from your calendar.",
      next: { label: "Your data and your rights", to: "/privacy-policy" },
    },
    to: [address],
    subject: `${siteName}: your consent is withdrawn ({reference})`,
  };
}
