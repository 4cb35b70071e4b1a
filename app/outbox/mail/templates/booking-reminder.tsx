import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { BookingFacts, Manage, manageEntries, NotYou } from "./booking-parts.tsx";
import { Layout } from "./layout.tsx";
import { Link, SmallText, Text } from "./parts.tsx";

/** To the visitor, the day before. */
export const mail = mailTemplate({ ...manageEntries, bring: v.string() }, (mail) => (
  <Layout brand={mail.brand} title="A reminder of your booking">
    <BookingFacts {...mail} />
    <Text>{mail.bring}</Text>
    <Manage {...mail} />
    <SmallText>
      Would you rather get no reminders?{" "}
      <Link href={mail.brand.siteUrl + mail.brand.linkPath("reminders-stop", mail.leadId)}>Stop them</Link>{" "}
      and keep the booking.
    </SmallText>
    <NotYou {...mail} />
  </Layout>
));
