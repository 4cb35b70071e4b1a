import type { Role } from "#app/leads/lead.ts";
import type { TemplateName } from "#app/outbox/mail/mail-list.ts";

export const roleNames: Record<Role, string> = { admin: "Admin", manager: "Manager", agent: "Agent" };

export const roleSentences: Record<Role, string> = {
  agent: "works own and unassigned leads",
  manager: "sees all leads, assigns and exports them",
  admin: "the same, and manages staff",
};

export const mailNames: Readonly<Record<string, string>> = {
  "lead-notification": "Notice of a new lead",
  confirmation: "Confirmation to the visitor",
  "tco-report": "Cost comparison to the visitor",
  "booking-confirmation": "Booking confirmation to the visitor",
  "booking-request": "Request to confirm a booking to the visitor",
  "booking-moved": "Moved booking to the visitor",
  "booking-cancelled": "Cancelled booking to the visitor",
  "booking-reminder": "Reminder to the visitor",
  "newsletter-confirm": "Newsletter confirmation link",
  "newsletter-issue": "Newsletter",
  "data-request": "Link to their own data",
  "order-update": "News of an order",
  webhook: "Message to another system",
  push: "Notice on a colleague's device",
  token: "Launch-day token",
  reservation: "Reservation to the visitor",
  "token-near": "Turn is near",
  reply: "Reply to the customer",
  "desk-note": "Note to the team",
  "taken-back": "What was given back or withdrawn",
  "set-password": "Set-password link",
  "wrong-codes": "Warning of wrong codes",
} satisfies Record<TemplateName | "webhook" | "push", string>;

/** The legal grounds of the Digital Personal Data Protection Act for storing data. */
export const basisNames: Record<string, string> = {
  consent_s6: "Consent (section 6)",
  voluntary_s7a: "Given voluntarily (section 7 a)",
};

const boxNames: Record<string, string> = {
  agree: "Use of the details",
  adult: "Is an adult, names no child",
};

/** The label of a consent box, which is stored as `agree`, `adult` or `marketing: E-mail`. */
export function boxName(name: string): string {
  return boxNames[name] ?? name.replace(/^marketing: /, "Offers by ");
}

/** "45 seconds", "4 minutes" */
export function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} second${seconds === 1 ? "" : "s"}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
