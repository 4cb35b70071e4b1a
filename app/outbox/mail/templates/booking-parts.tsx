import * as v from "valibot";
import type { MailBrand } from "../brand.ts";
import { Button, Fact, Lines, leadEntries, Reference, SmallText, YourRights } from "./parts.tsx";

/** The data of every mail about a booking. None of it was typed by the visitor. */
export const bookingEntries = {
  ...leadEntries,
  /** "Repair". */
  what: v.string(),
  /** With "IST". */
  when: v.string(),
  /** One line per entry. */
  where: v.array(v.string()),
};

/** For a booking that can be moved or cancelled: the path of the link for that. */
export const manageEntries = { ...bookingEntries, managePath: v.string() };

type Booking = { what: string; when: string; where: string[]; reference: string };

export function BookingFacts({ what, when, where, reference }: Booking) {
  return (
    <>
      <Fact label={what}>
        <strong>{when}</strong>
      </Fact>
      <Fact label="Where">
        <Lines lines={where} />
      </Fact>
      <Reference reference={reference} />
    </>
  );
}

export function Manage({ managePath, brand }: { managePath: string; brand: MailBrand }) {
  return <Button href={brand.siteUrl + managePath}>Move or cancel</Button>;
}

export function NotYou({ brand }: { brand: MailBrand }) {
  return (
    <SmallText>
      If you did not book this, or want to see, correct or withdraw what we hold: <YourRights brand={brand} />
    </SmallText>
  );
}
