import { Phones } from "#app/forms/draw/phones.tsx";
import type { Phone } from "#app/forms/draw/reach.ts";

/** Shown instead of a booking while the database is unavailable. Server only. */
export function BookingUnreachable({ phones }: { phones: readonly Phone[] }) {
  return (
    <section className="block">
      <div className="wrap prose">
        <h1>Our calendar does not answer</h1>
        <p>Your booking is safe and unchanged. Open this link again in a minute, or reach a person now:</p>
        <Phones phones={phones} />
        <p>
          <a href="/contact-us">Write to us</a>
        </p>
      </div>
    </section>
  );
}
