import type { LinkPurpose } from "#app/links/link-purposes.ts";
import type { ReadMail } from "./mail-template.ts";

/**
 * Every mail that we send, one line each. A template's file is loaded when a mail is rendered, not when it is queued.
 */

type Mail = {
  /** Its name in the workspace. */
  name: string;
  load: () => Promise<{ mail: { schema: unknown; read(data: unknown): ReadMail } }>;
  /**
   * Mails to visitors respect objections and, if strangers can cause them, the daily limit; mails to staff have
   * neither.
   */
  to: "staff" | "visitor" | "subscriber";
  /** Its reader waits for it at an open page, so it leaves before others. */
  isAwaited?: true;
  /** Its purpose, if the reader did not ask for it and can unsubscribe. */
  scope?: "reminders" | "marketing";
  /** The daily limit that counts it, if not that of posts. */
  budget?: "links";
  /** The purpose of the link to its lead that it brings: it is not sent after the link has ended. */
  brings?: Extract<LinkPurpose, "newsletter-confirm" | "my-data">;
};

export const mailList = {
  "lead-notification": {
    name: "Notice of a new lead",
    load: () => import("./templates/lead-notification.tsx"),
    to: "staff",
  },
  confirmation: {
    name: "Confirmation to the visitor",
    load: () => import("./templates/confirmation.tsx"),
    to: "visitor",
  },
  "tco-report": {
    name: "Cost comparison to the visitor",
    load: () => import("./templates/tco-report.tsx"),
    to: "visitor",
  },
  "booking-confirmation": {
    name: "Booking confirmation to the visitor",
    load: () => import("./templates/booking-confirmation.tsx"),
    to: "visitor",
    isAwaited: true,
  },
  "booking-request": {
    name: "Request to confirm a booking to the visitor",
    load: () => import("./templates/booking-request.tsx"),
    to: "visitor",
  },
  "booking-moved": {
    name: "Moved booking to the visitor",
    load: () => import("./templates/booking-moved.tsx"),
    to: "visitor",
    isAwaited: true,
  },
  "booking-cancelled": {
    name: "Cancelled booking to the visitor",
    load: () => import("./templates/booking-cancelled.tsx"),
    to: "visitor",
    isAwaited: true,
  },
  "booking-reminder": {
    name: "Reminder to the visitor",
    load: () => import("./templates/booking-reminder.tsx"),
    to: "visitor",
    scope: "reminders",
  },
  "newsletter-confirm": {
    name: "Newsletter confirmation link",
    load: () => import("./templates/newsletter-confirm.tsx"),
    to: "visitor",
    isAwaited: true,
    budget: "links",
    brings: "newsletter-confirm",
  },
  "newsletter-issue": {
    name: "Newsletter",
    load: () => import("./templates/newsletter-issue.tsx"),
    to: "subscriber",
    scope: "marketing",
  },
  "data-request": {
    name: "Link to their own data",
    load: () => import("./templates/data-request.tsx"),
    to: "visitor",
    isAwaited: true,
    budget: "links",
    brings: "my-data",
  },
  "order-update": {
    name: "News of an order",
    load: () => import("./templates/order-update.tsx"),
    to: "visitor",
  },
  token: {
    name: "Launch-day token",
    load: () => import("./templates/token.tsx"),
    to: "visitor",
    isAwaited: true,
  },
  "token-near": {
    name: "Turn is near",
    load: () => import("./templates/token-near.tsx"),
    to: "visitor",
    isAwaited: true,
  },
  reservation: {
    name: "Reservation to the visitor",
    load: () => import("./templates/reservation.tsx"),
    to: "visitor",
    isAwaited: true,
  },
  reply: {
    name: "Reply to the customer",
    load: () => import("./templates/reply.tsx"),
    to: "visitor",
    isAwaited: true,
  },
  "desk-note": { name: "Note to the team", load: () => import("./templates/desk-note.tsx"), to: "staff" },
  "taken-back": {
    name: "What was given back or withdrawn",
    load: () => import("./templates/taken-back.tsx"),
    to: "visitor",
  },
  "set-password": {
    name: "Set-password link",
    load: () => import("./templates/set-password.tsx"),
    to: "staff",
    isAwaited: true,
  },
  "wrong-codes": {
    name: "Warning of wrong codes",
    load: () => import("./templates/wrong-codes.tsx"),
    to: "staff",
  },
} satisfies Record<string, Mail>;

export type TemplateName = keyof typeof mailList;

/** A template's line in the list; undefined for templates of another version and messages that are no mails. */
export function mailNamed(template: string): Mail | undefined {
  return Object.hasOwn(mailList, template) ? mailList[template as TemplateName] : undefined;
}
