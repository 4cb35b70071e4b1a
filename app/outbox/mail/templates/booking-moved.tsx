import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { BookingFacts, Manage, manageEntries, NotYou } from "./booking-parts.tsx";
import { Layout } from "./layout.tsx";
import { Text } from "./parts.tsx";

/** To the visitor: their appointment has another time. `before` is the old one; `byUs` means that staff moved it. */
export const mail = mailTemplate(
  { ...manageEntries, before: v.string(), byUs: v.boolean(), calendar: v.string() },
  (mail) => (
    <Layout brand={mail.brand} title="Your booking has moved">
      <BookingFacts {...mail} />
      <Text>
        {mail.byUs && "Someone on our team moved it. If the new time does not suit you, choose another one. "}
        Your earlier time, {mail.before}, is free for others now. The calendar file with this mail replaces
        the one you have.
      </Text>
      <Manage {...mail} />
      <NotYou {...mail} />
    </Layout>
  ),
);
