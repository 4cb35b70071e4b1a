import type { ReactNode } from "react";
import type { MailBrand } from "../brand.ts";
import type { BookingMail, LeadOfMail, MailTemplates, TemplateName } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props<Name extends TemplateName> = MailTemplates[Name] & LeadOfMail & { brand: MailBrand };

/** To the visitor: the time is theirs. */
export function BookingConfirmation(mail: Props<"booking-confirmation">) {
  return (
    <Layout brand={mail.brand} title="Your time is booked">
      <Facts {...mail} />
      <p style={styles.paragraph}>{mail.bring}</p>
      <Manage {...mail} />
      <ol style={{ ...styles.paragraph, paddingLeft: 22 }}>
        {mail.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <NotYou brand={mail.brand} />
    </Layout>
  );
}

/** To the visitor: the time is kept for half an hour. */
export function BookingRequest(mail: Props<"booking-request">) {
  return (
    <Layout brand={mail.brand} title="Please confirm your booking">
      <Facts {...mail} />
      <p style={styles.paragraph}>
        We keep this time until <strong>{mail.until} IST</strong>. It is yours once you open this link; else
        it is given on. We ask because there is another open booking for you, or from where this one was made.
      </p>
      <p style={styles.paragraph}>
        <a href={mail.brand.siteUrl + mail.confirmPath} style={styles.button}>
          Confirm the booking
        </a>
      </p>
      <NotYou brand={mail.brand} />
    </Layout>
  );
}

/** To the visitor: another time. */
export function BookingMoved(mail: Props<"booking-moved">) {
  return (
    <Layout brand={mail.brand} title="Your booking has moved">
      <Facts {...mail} />
      <p style={styles.paragraph}>
        {mail.byUs &&
          "Somebody of our team moved it. If the new time does not suit you, choose another one. "}
        The time before, {mail.before}, is free for others now. The calendar file with this mail replaces the
        one you have.
      </p>
      <Manage {...mail} />
      <NotYou brand={mail.brand} />
    </Layout>
  );
}

/** To the visitor: the time is given back. */
export function BookingCancelled(mail: Props<"booking-cancelled">) {
  return (
    <Layout brand={mail.brand} title="Your booking is cancelled">
      <Facts {...mail} />
      <p style={styles.paragraph}>
        {mail.byUs
          ? "Somebody of our team cancelled it. There is no charge, and another time is yours to choose."
          : "No reason needed, no charge. The time is free for others now."}
      </p>
      <p style={styles.paragraph}>
        <a href={mail.brand.siteUrl + mail.againPath} style={styles.button}>
          Book another time
        </a>
      </p>
      <NotYou brand={mail.brand} />
    </Layout>
  );
}

/** To the visitor, the day before. */
export function BookingReminder(mail: Props<"booking-reminder">) {
  const { brand, leadId } = mail;
  return (
    <Layout brand={brand} title="A reminder of your booking">
      <Facts {...mail} />
      <p style={styles.paragraph}>{mail.bring}</p>
      <Manage {...mail} />
      <p style={{ ...styles.paragraph, fontSize: 14 }}>
        You want no reminders? The booking stands without them:{" "}
        <a href={brand.siteUrl + brand.linkPath("reminders-stop", leadId)} style={styles.link}>
          send me none
        </a>
      </p>
      <NotYou brand={mail.brand} />
    </Layout>
  );
}

function Facts({ what, when, where, reference }: Omit<BookingMail, "managePath"> & LeadOfMail) {
  return (
    <>
      <Fact label={what}>
        <strong>{when}</strong>
      </Fact>
      <Fact label="Where">
        {where.map((line, index) => (
          <span key={line}>
            {index > 0 && <br />}
            {line}
          </span>
        ))}
      </Fact>
      <Fact label="Reference">
        <span style={styles.reference}>{reference}</span>
      </Fact>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p style={styles.paragraph}>
      <span style={styles.label}>{label}</span>
      <br />
      {children}
    </p>
  );
}

function Manage({ managePath, brand }: { managePath: string; brand: MailBrand }) {
  return (
    <p style={styles.paragraph}>
      <a href={brand.siteUrl + managePath} style={styles.button}>
        Move or cancel
      </a>
    </p>
  );
}

function NotYou({ brand }: { brand: MailBrand }) {
  return (
    <p style={{ ...styles.paragraph, fontSize: 14 }}>
      You did not book this, or you want to see, correct or withdraw what we hold?{" "}
      <a href={`${brand.siteUrl}/privacy-policy`} style={styles.link}>
        Your data and your rights
      </a>
    </p>
  );
}
