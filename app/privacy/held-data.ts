import type { AnswerValue, Touch, TypedPerson } from "#app/leads/lead.ts";

/** All data held about one enquiry, as its sender may see it. */
export type HeldLead = {
  reference: string;
  form: string;
  title: string;
  receivedAt: string;
  page: string | null;
  person: TypedPerson;
  answers: { label: string; value: AnswerValue }[];
  consent: { at: string; noticeVersion: string; wording: string; boxes: Record<string, boolean> } | null;
  withdrawn: { what: string; at: string }[];
  arrival: Touch[];
  bookings: { kind: string; place: string; startsAt: string; state: string }[];
  mails: { kind: string; subject: string; at: string; state: string }[];
  /** Mails from the person, and mails from staff to them. */
  received: { subject: string; text: string; files: string[]; at: string }[];
  replies: { subject: string; text: string; files: string[]; at: string }[];
  notes: { text: string; at: string }[];
  tags: string[];
  quotations: {
    number: string;
    version: number;
    amount: string;
    facts: object;
    answer: string | null;
    at: string;
    /** It became an order: an erasure leaves it until then. */
    keptUntil: string | null;
  }[];
  /** The other systems that received the enquiry: which, what, and when. */
  shared: { with: string; event: string; at: string }[];
  /** Who opened or changed it, from the audit log: the newest, without names of staff. */
  seen: { by: "staff" | "a program of ours" | "you or the site"; what: string; at: string }[];
  files: { field: string; bytes: number }[];
  /** Consent withdrawn: unused, kept until its retention period ends. */
  restricted: boolean;
  keptForMonths: number;
};

export type HeldData = {
  address: string;
  leads: HeldLead[];
  /** Orders and repairs whose updates go to the address. */
  orders: { type: string; number: string }[];
  newsletterSince: string | null;
  /** Mails from the address that belong to no enquiry yet. */
  mailsSetAside: { subject: string; text: string; at: string }[];
  noMailsOf: string[];
  bounced: boolean;
  /** Quotations that an earlier erasure left, because they became orders. */
  keptQuotations: { number: string; version: number; amount: string; facts: object; keptUntil: string }[];
  /** Enquiries that staff merged with these, under an address or number that the link does not prove. */
  joinedElsewhere: number;
};
