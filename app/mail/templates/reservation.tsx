import type { MailBrand } from "../brand.ts";
import type { LeadOfMail, MailTemplates } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props = MailTemplates["reservation"] & Partial<LeadOfMail> & { brand: MailBrand };

/** To the visitor: what became of the request to reserve. No payment is asked for. */
export function ReservationMade({ what, where, reserved, before, reservationPath, reference, brand }: Props) {
  return (
    <Layout brand={brand} title={reserved ? "Reserved for you" : "You are on the waiting list"}>
      <p style={styles.paragraph}>
        <strong>{what}</strong>
        <br />
        {where}
      </p>
      {reference && (
        <p style={styles.paragraph}>
          <span style={styles.label}>Reference</span>
          <br />
          <span style={styles.reference}>{reference}</span>
        </p>
      )}
      <p style={styles.paragraph}>
        {reserved
          ? "This is a reservation, not an order. You get an offer in writing with price, date and seller; you pay nothing before you accept it, and nothing happens if you do not."
          : `Nothing is left at this moment, and ${before === 0 ? "nobody waits before you" : `${before} ${before === 1 ? "request waits" : "requests wait"} before you`}. We write when pieces are reserved for you, and the page below shows it too. You pay nothing.`}
      </p>
      <p style={styles.paragraph}>
        <a href={brand.siteUrl + reservationPath} style={styles.button}>
          See or withdraw it
        </a>
      </p>
      <p style={{ ...styles.paragraph, fontSize: 14 }}>
        Something is wrong? A complaint gets a ticket, is acknowledged within 48 hours and decided within one
        month:{" "}
        <a href={`${brand.siteUrl}/shop/pre-order#form`} style={styles.link}>
          Complain
        </a>
        <br />
        What a reservation is and is not:{" "}
        <a href={`${brand.siteUrl}/terms#tokens-and-reservations`} style={styles.link}>
          Terms
        </a>
      </p>
    </Layout>
  );
}
