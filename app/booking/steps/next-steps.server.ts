import type { Booking } from "#app/booking/store/find-booking.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { readObjections } from "#app/outbox/queue/mail-wishes.server.ts";

/**
 * The next steps, right after booking: those of the form, and of our mails only those that are really sent. If none is,
 * `unmailed` says so: the address of the page is then the only way back.
 */
export async function nextSteps(
  db: Database,
  { leadId }: Pick<Booking, "leadId">,
  steps: readonly string[],
): Promise<{ next: string[]; unmailed: string | undefined }> {
  const mails = await db
    .selectFrom("outbox")
    .select(["template", "recipients", "visitor_address"])
    .where("lead_id", "=", leadId)
    .where("template", "in", ["booking-confirmation", "booking-reminder"])
    .where("state", "in", ["open", "held", "sent"])
    .execute();
  const objection = await readObjections(db, mails);
  const goesOut = (template: string) =>
    mails.some((mail) => mail.template === template && objection(mail) === null);
  const isConfirmed = goesOut("booking-confirmation");
  const next = [
    ...(isConfirmed ? [confirmed] : []),
    ...(goesOut("booking-reminder") ? ["We remind you by e-mail the day before."] : []),
    ...steps,
  ];
  return { next, unmailed: isConfirmed ? undefined : unconfirmed };
}

const confirmed =
  "We e-mail you this time, the reference, a file for your calendar and the link to this page, where you can move or cancel.";
const unconfirmed =
  "No e-mail about this booking goes out: the address had three from us today, or does not take our mails. Please keep the address of this page: here you move or cancel.";
