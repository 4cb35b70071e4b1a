import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { BookingFacts, bookingEntries, NotYou } from "./booking-parts.tsx";
import { Layout } from "./layout.tsx";
import { Button, Text } from "./parts.tsx";

/** To the visitor: their appointment is cancelled. `againPath` leads to a new booking. */
export const mail = mailTemplate(
  { ...bookingEntries, againPath: v.string(), byUs: v.boolean(), calendar: v.string() },
  (mail) => (
    <Layout brand={mail.brand} title="Your booking is cancelled">
      <BookingFacts {...mail} />
      <Text>
        {mail.byUs
          ? "Someone on our team cancelled it. There is no charge, and you can choose another time."
          : "There is no charge. The time is free for others now."}
      </Text>
      <Button href={mail.brand.siteUrl + mail.againPath}>Book another time</Button>
      <NotYou {...mail} />
    </Layout>
  ),
);
