import type { Database } from "#app/database/database.server.ts";
import { instantOf } from "#app/dates/india-time.ts";
import { formHarness, siteOrigin } from "#app/forms/form-harness.ts";
import { sampleBody } from "#app/forms/sample-answers.ts";
import type { TypedPerson } from "#app/leads/lead.ts";
import { takerOf } from "#app/scarce/taker.server.ts";
import { bookingForms } from "./booking-forms.ts";
import { receiveBooking } from "./receive-booking.server.ts";
import { receiveChange } from "./receive-change.server.ts";
import { receiveHold } from "./receive-hold.server.ts";
import { sampleOffices, sampleRules } from "./sample-rules.ts";
import type { BookingServices } from "./services.ts";
import { newHoldToken } from "./token.server.ts";

/** A Monday without holidays around it, at 10:00 in India: the clock of booking tests. */
export const monday = "2026-11-30T10:00";

/** A time that is free for a repair in Bengaluru and in Mumbai when it is `monday`. */
export const tuesday = "2026-12-01T10:30";

/** The receiving functions with a clock, and posts as a script sends them. */
export function bookingHarness(db: Database) {
  const { clock, logged, services: forForms } = formHarness(db);
  clock.at = new Date(instantOf(monday) ?? 0);
  const site = { ...forForms.site, offices: sampleOffices, phone: "+91 80 0000 0000" };
  const services: BookingServices = {
    ...forForms,
    site,
    rules: sampleRules,
    siteUrl: siteOrigin,
    secret: "s".repeat(32),
  };
  /** From now on limits count, and bookings come from this address. */
  const from = (address: string) => {
    services.takerOf = (person: TypedPerson) => takerOf(services.secret, person, address);
  };
  const asScript = { Accept: "application/json", Origin: siteOrigin };
  const post = (path: string, body: Record<string, string> | URLSearchParams, headers = asScript) =>
    new Request(siteOrigin + path, { method: "POST", body: new URLSearchParams(body), headers });

  async function answerOf(answer: Promise<Response | object>): Promise<Answered> {
    const response = (await answer) as Response;
    return { status: response.status, ...(await response.json()) };
  }

  return {
    clock,
    from,
    logged,
    services,
    post,
    hold: (
      start: string,
      { hold = newHoldToken(services.secret, clock.at), ...more }: Record<string, string> = {},
    ) => answerOf(receiveHold(post("/booking/hold", { ...repair, start, hold, ...more }), services)),
    book: (start: string, more: Record<string, string> = {}) =>
      answerOf(receiveBooking(post("/booking/book", bookingBody(start, more)), services)),
    move: (token: string, version: number, start: string) =>
      answerOf(
        receiveChange(
          post(`/booking/${token}/move`, { version: String(version), start, sure: "yes" }),
          { token, what: "move" },
          services,
        ),
      ),
    cancel: (token: string, version: number) =>
      answerOf(
        receiveChange(
          post(`/booking/${token}/cancel`, { version: String(version) }),
          { token, what: "cancel" },
          services,
        ),
      ),
  };
}

/** What a script gets. */
export type Answered = {
  status: number;
  goTo?: string;
  sentence?: string;
  errors?: Record<string, string>;
  instead?: { value: string; label: string }[];
};

/** Mumbai has one seat. */
export const repair = { kind: "repair", place: "mumbai" };

/** A complete booking of a repair in Mumbai; each with a submission id of its own unless one is given. */
export function bookingBody(start: string, more: Record<string, string> = {}): URLSearchParams {
  const own = { ...repair, start, _id: crypto.randomUUID(), ...more };
  const answers = sampleBody(bookingForms["booking-appointment"]);
  return new URLSearchParams([...answers].filter(([name]) => !(name in own)).concat(Object.entries(own)));
}

/** The token in the address of a booking. */
export function tokenIn(goTo: string | undefined): string {
  return /^\/booking\/([\w-]{43})/.exec(goTo ?? "")?.[1] ?? "";
}

/** The token in the address of a form whose time is held. */
export function holdIn(goTo: string | undefined): string {
  return new URL(goTo ?? "", siteOrigin).searchParams.get("hold") ?? "";
}
