import { plainTextSelectors, render } from "@react-email/render";
import { compile } from "html-to-text";
import type { ReactElement } from "react";
import type { MailBrand } from "./brand.ts";
import type { LeadOfMail, MailTemplates, QueuedMail, TemplateName } from "./outgoing-mail.ts";
import {
  BookingCancelled,
  BookingConfirmation,
  BookingMoved,
  BookingReminder,
  BookingRequest,
} from "./templates/booking.tsx";
import { Confirmation } from "./templates/confirmation.tsx";
import { DataRequest } from "./templates/data-request.tsx";
import { DeskNote } from "./templates/desk-note.tsx";
import { KolamId } from "./templates/layout.tsx";
import { LeadNotification } from "./templates/lead-notification.tsx";
import { NewsletterConfirm, NewsletterIssue } from "./templates/newsletter.tsx";
import { OrderUpdate } from "./templates/order-update.tsx";
import { ReservationMade } from "./templates/reservation.tsx";
import { SetPassword } from "./templates/set-password.tsx";
import { TakenBack } from "./templates/taken-back.tsx";
import { TcoReport } from "./templates/tco-report.tsx";
import { TokenGiven, TokenNear } from "./templates/token.tsx";
import { WrongCodes } from "./templates/wrong-codes.tsx";

export type RenderedMail = {
  html: string;
  text: string;
  attachments?: { filename: string; content: string; contentType: string }[];
};

const quiet = { uppercase: false };
// Made once: reading the selectors anew for each mail takes longer than the mail.
const toText = compile({
  wordwrap: 76,
  selectors: [
    ...plainTextSelectors,
    { selector: "h1", options: quiet },
    { selector: "h2", options: quiet },
    { selector: "table.figures", format: "dataTable", options: { uppercaseHeaderCells: false } },
  ],
});

/**
 * The two forms of a mail's body, and the calendar file if it has one.
 * @param kolam the Content-ID of the picture that goes with the mail
 */
export async function renderMail(
  mail: Pick<QueuedMail, "template" | "data">,
  brand: MailBrand,
  kolam?: string,
): Promise<RenderedMail> {
  const html = await render(<KolamId value={kolam}>{body(mail, brand)}</KolamId>);
  const text = toText(html);
  const { calendar } = mail.data;
  if (typeof calendar !== "string") return { html, text };
  const method = /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? "PUBLISH";
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { html, text, attachments: [{ filename: "appointment.ics", content: calendar, contentType }] };
}

// The data was written by queueing under the template's type: the name says what it is.
function body({ template, data }: Pick<QueuedMail, "template" | "data">, brand: MailBrand): ReactElement {
  const as = <Name extends TemplateName>() => data as unknown as MailTemplates[Name] & LeadOfMail;
  switch (template) {
    case "lead-notification":
      return <LeadNotification {...as<"lead-notification">()} brand={brand} />;
    case "confirmation":
      return <Confirmation {...as<"confirmation">()} brand={brand} />;
    case "tco-report":
      return <TcoReport {...as<"tco-report">()} brand={brand} />;
    case "booking-confirmation":
      return <BookingConfirmation {...as<"booking-confirmation">()} brand={brand} />;
    case "booking-request":
      return <BookingRequest {...as<"booking-request">()} brand={brand} />;
    case "booking-moved":
      return <BookingMoved {...as<"booking-moved">()} brand={brand} />;
    case "booking-cancelled":
      return <BookingCancelled {...as<"booking-cancelled">()} brand={brand} />;
    case "booking-reminder":
      return <BookingReminder {...as<"booking-reminder">()} brand={brand} />;
    case "newsletter-confirm":
      return <NewsletterConfirm {...as<"newsletter-confirm">()} brand={brand} />;
    case "newsletter-issue":
      return <NewsletterIssue {...as<"newsletter-issue">()} brand={brand} />;
    case "data-request":
      return <DataRequest {...as<"data-request">()} brand={brand} />;
    case "order-update":
      return <OrderUpdate {...as<"order-update">()} brand={brand} />;
    case "reservation":
      return <ReservationMade {...as<"reservation">()} brand={brand} />;
    case "token":
      return <TokenGiven {...as<"token">()} brand={brand} />;
    case "token-near":
      return <TokenNear {...as<"token-near">()} brand={brand} />;
    case "desk-note":
      return <DeskNote {...as<"desk-note">()} brand={brand} />;
    case "taken-back":
      return <TakenBack {...as<"taken-back">()} brand={brand} />;
    case "set-password":
      return <SetPassword {...as<"set-password">()} brand={brand} />;
    case "wrong-codes":
      return <WrongCodes {...as<"wrong-codes">()} brand={brand} />;
  }
}
