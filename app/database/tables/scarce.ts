import type { Instant } from "./columns.ts";

export type ScarceTables = { taker_marks: TakerMarksTable };

/** A keyed digest of who took a scarce thing with a lead: phone number, mailbox, or networks. */
type TakerMarksTable = {
  lead_id: string;
  thing: "booking" | "token" | "reservation" | "place";
  of: "person" | "network";
  mark: string;
  created_at: Instant;
};
