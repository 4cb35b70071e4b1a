import type { MailBrand } from "../brand.ts";
import type { LeadOfMail, MailTemplates } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props = MailTemplates["reservation"] & Partial<LeadOfMail> & { brand: MailBrand };

/** To the visitor: what became of the request to reserve. No payment is asked for. */
export function ReservationMade(props: Props) {
  const { what, where, cancelled, reservationPath, reference, brand } = props;
  return (
    <Layout brand={brand} title={titleOf(props)}>
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
      <p style={styles.paragraph}>{sentenceOf(props)}</p>
      <p style={styles.paragraph}>
        <a href={brand.siteUrl + reservationPath} style={styles.button}>
          {cancelled ? "See the request" : "See or withdraw it"}
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

type State = Pick<Props, "reserved" | "cancelled" | "before">;

function titleOf({ reserved, cancelled }: State): string {
  if (cancelled) return "Your reservation is cancelled";
  return reserved ? "Reserved for you" : "You are on the waiting list";
}

function sentenceOf({ reserved, cancelled, before }: State): string {
  if (cancelled)
    return "The store has cancelled this reservation, and nothing is kept for you any more. You pay nothing. If you did not expect it, answer this mail.";
  if (reserved)
    return "This is a reservation, not an order. You get an offer in writing with price, date and seller; you pay nothing before you accept it, and nothing happens if you do not.";
  const ahead =
    before === 0
      ? "nobody waits before you"
      : `${before} ${before === 1 ? "request waits" : "requests wait"} before you`;
  return `Nothing is left at this moment, and ${ahead}. We write when pieces are reserved for you, and the page below shows it too. You pay nothing.`;
}
