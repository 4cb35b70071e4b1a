import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { BookingFacts, bookingEntries, NotYou } from "./booking-parts.tsx";
import { Layout } from "./layout.tsx";
import { Button, Text } from "./parts.tsx";

/** To the visitor: the slot is held until the given time and booked by opening the link. */
export const mail = mailTemplate(
  { ...bookingEntries, until: v.string(), confirmPath: v.string() },
  (mail) => (
    <Layout brand={mail.brand} title="Please confirm your booking">
      <BookingFacts {...mail} />
      <Text>
        We keep this time until <strong>{mail.until} IST</strong>. Confirm it before then, or it becomes free
        for others. We ask because you have another open booking, or because one was made from the same
        connection.
      </Text>
      <Button href={mail.brand.siteUrl + mail.confirmPath}>Confirm the booking</Button>
      <NotYou {...mail} />
    </Layout>
  ),
);
