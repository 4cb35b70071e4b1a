import type { ReadMail } from "./mail-template.ts";

/** Every mail we send, a line each. The file of a template is loaded when one is made, and not by who queues it. */

type Mail = {
  load: () => Promise<{ mail: { schema: unknown; read(data: unknown): ReadMail } }>;
  /** A visitor's mail meets objections and, where strangers can cause it, the daily limit; one to staff meets none. */
  to: "staff" | "visitor" | "subscriber";
  /** Its reader waits for it at an open page, so it leaves before others. */
  isAwaited?: true;
  /** What for, if its reader did not ask for it and can stop it. */
  scope?: "reminders" | "marketing";
  /** The daily limit that it counts for, if not the one of posts. */
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

/** What the list says of a template; undefined for one of another version and for messages that are no mails. */
export function mailNamed(template: string): Mail | undefined {
  return Object.hasOwn(mailList, template) ? mailList[template as TemplateName] : undefined;
}
