import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { BookingFacts, Manage, manageEntries, NotYou } from "./booking-parts.tsx";
import { Layout } from "./layout.tsx";
import { Steps, Text } from "./parts.tsx";

/** To the visitor: their appointment is booked. `calendar` is an iCalendar file. */
export const mail = mailTemplate(
  { ...manageEntries, bring: v.string(), nextSteps: v.array(v.string()), calendar: v.string() },
  (mail) => (
    <Layout brand={mail.brand} title="Your time is booked">
      <BookingFacts {...mail} />
      <Text>{mail.bring}</Text>
      <Manage {...mail} />
      <Steps steps={mail.nextSteps} />
      <NotYou {...mail} />
    </Layout>
  ),
);
