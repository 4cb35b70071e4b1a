import type { ReadMail } from "./mail-template.ts";

/**
 * Every mail that we send, one line each. A template's file is loaded when a mail is rendered, not when it is queued.
 */

type Mail = {
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
};

export const mailList = {
  "lead-notification": { load: () => import("./templates/lead-notification.tsx"), to: "staff" },
  confirmation: { load: () => import("./templates/confirmation.tsx"), to: "visitor" },
  "tco-report": { load: () => import("./templates/tco-report.tsx"), to: "visitor" },
  "booking-confirmation": {
    load: () => import("./templates/booking-confirmation.tsx"),
    to: "visitor",
    isAwaited: true,
  },
  "booking-request": { load: () => import("./templates/booking-request.tsx"), to: "visitor" },
  "booking-moved": { load: () => import("./templates/booking-moved.tsx"), to: "visitor", isAwaited: true },
  "booking-cancelled": {
    load: () => import("./templates/booking-cancelled.tsx"),
    to: "visitor",
    isAwaited: true,
  },
  "booking-reminder": {
    load: () => import("./templates/booking-reminder.tsx"),
    to: "visitor",
    scope: "reminders",
  },
  "newsletter-confirm": {
    load: () => import("./templates/newsletter-confirm.tsx"),
    to: "visitor",
    isAwaited: true,
    budget: "links",
  },
  "newsletter-issue": {
    load: () => import("./templates/newsletter-issue.tsx"),
    to: "subscriber",
    scope: "marketing",
  },
  "data-request": {
    load: () => import("./templates/data-request.tsx"),
    to: "visitor",
    isAwaited: true,
    budget: "links",
  },
  "order-update": { load: () => import("./templates/order-update.tsx"), to: "visitor" },
  token: { load: () => import("./templates/token.tsx"), to: "visitor", isAwaited: true },
  "token-near": { load: () => import("./templates/token-near.tsx"), to: "visitor", isAwaited: true },
  reservation: { load: () => import("./templates/reservation.tsx"), to: "visitor", isAwaited: true },
  reply: { load: () => import("./templates/reply.tsx"), to: "visitor", isAwaited: true },
  "desk-note": { load: () => import("./templates/desk-note.tsx"), to: "staff" },
  "taken-back": { load: () => import("./templates/taken-back.tsx"), to: "visitor" },
  "set-password": { load: () => import("./templates/set-password.tsx"), to: "staff", isAwaited: true },
  "wrong-codes": { load: () => import("./templates/wrong-codes.tsx"), to: "staff" },
} satisfies Record<string, Mail>;

export type TemplateName = keyof typeof mailList;

/** A template's line in the list; undefined for templates of another version and messages that are no mails. */
export function mailNamed(template: string): Mail | undefined {
  return Object.hasOwn(mailList, template) ? mailList[template as TemplateName] : undefined;
}
