import type { Kind } from "#app/leads/lead.ts";

/** The answers of the plainly fictional people, by form. Each field has its text under its own name. */
export const asked: Record<string, readonly Record<string, string[]>[]> = {
  contact: [
    {
      message: [
        "We need forty MacBook Air for a new office in March. Can you match a written offer that we have?",
      ],
    },
    { message: ["Do you take old Windows notebooks in exchange, and what do you pay for them?"] },
    {
      message: ["Is there a training for a team of twelve that moves from Windows to Mac?"],
      topic: ["Training"],
    },
    {
      message: ["The invoice of our last order has the wrong GSTIN. Can it be made anew?"],
      topic: ["An order or invoice"],
    },
    {
      message: ["The screen of one iPad flickers since yesterday. It is under DCare."],
      topic: ["A repair or DCare"],
    },
  ],
  "enterprise-contact": [
    {
      devices: ["50 to 499"],
      message: ["Sales team of 180 should get MacBook Air before the new financial year."],
    },
    { devices: ["500 to 4,999"], message: ["Three plants, shared iPads at the line, managed from Pune."] },
    {
      devices: ["Under 50"],
      message: ["Design studio, 22 people, we lease today and the contract ends in May."],
    },
    {
      devices: ["5,000 or more"],
      message: ["Choice programme for all staff; we compare Mac and PC over four years."],
    },
    { devices: ["50 to 499"], message: ["Zero-touch enrolment for a call centre, two shifts."] },
  ],
  "education-contact": [
    { message: ["iPads for Classes 6 to 8, about 240 students. Could you show it to our teachers first?"] },
    { message: ["How do other schools collect devices at the end of a year?"] },
    { message: ["We have iPads already; the network is slow when a class begins."] },
  ],
  "education-offers": [
    { message: ["MacBook Air for the computer laboratory, 30 seats."], quantity: ["30"] },
    { message: ["iPad with keyboard for all teachers."], quantity: ["64"] },
  ],
  finance: [
    { quantity: ["120"], message: ["Rent over 36 months, with DCare, delivery in two cities."] },
    { quantity: ["45"], message: ["We want to return what we rent at the end, not buy it."] },
  ],
  vectorworks: [
    { message: ["Two architects should be able to draw a permit set after the course."] },
    { message: ["We come from another program and have 600 old drawings."] },
  ],
  "count-on-ipad": [
    { task: ["Count stock on the shop floor and send it to our system each evening."] },
    { task: ["Sign-in desk for visitors, with a badge printer."] },
  ],
  "report-request": [{ question: ["Whether Mac is cheaper for 400 developers over four years."] }],
};

/** The forms, most used first. */
export const formsByUse = [
  ...Array(7).fill("enterprise-contact"),
  ...Array(6).fill("contact"),
  ...Array(5).fill("education-contact"),
  ...Array(4).fill("education-offers"),
  ...Array(4).fill("finance"),
  ...Array(3).fill("vectorworks"),
  ...Array(2).fill("iim"),
  ...Array(2).fill("count-on-ipad"),
  ...Array(2).fill("report-request"),
  ...Array(2).fill("coverage-follow-up"),
  ...Array(2).fill("newsletter"),
  "application",
  "tco-report",
  "bep-feedback",
  "complaint",
  "data-request",
] as string[];

/** Kinds that have a next step. */
export type WorkedKind = Exclude<Kind, "record">;

/** The next steps of staff. */
export const steps: Record<WorkedKind, readonly string[]> = {
  sales: [
    "Call about the quotation",
    "Send the written offer",
    "Ask which apps the school uses",
    "Agree on the day of the visit",
    "Compare with the present contract",
    "Send the price for 36 months",
    "Ask whether the sample device arrived",
    "Remind of the signature",
  ],
  service: ["Order the spare part", "Call when the device is ready", "Ask for the serial number"],
  request: ["Look up what we hold", "Send the letter of acknowledgement", "Ask which order it is about"],
  application: [
    "Read the CV with the head of service",
    "Agree on a day for the interview",
    "Ask when they could begin",
    "Write to them what we decided",
  ],
};

/** The notes of staff. */
export const notes: Record<WorkedKind, readonly string[]> = {
  sales: [
    "Called, wants a written offer by Friday.",
    "Decides together with the head of finance.",
    "Has an offer from a competitor; price is not the point, delivery is.",
    "Prefers to be called after four.",
    "Asked for two references in the same city.",
  ],
  service: ["Brings the charger too.", "Needs the device back before Monday.", "Has a backup of everything."],
  request: ["Wrote from the address that we hold.", "Wants the answer by letter too."],
  application: [
    "Has repaired notebooks for three years.",
    "Could begin in two months.",
    "Would move to Mumbai for the work.",
  ],
};

/** The texts of a conversation: our mail, the customer's reply, and our next mail. */
export const talks: readonly (readonly [ours: string, theirs: string, oursAgain?: string])[] = [
  [
    "Thank you for your enquiry. How many devices are needed in the first month, and at which places?\n\nA few words are enough. You can simply answer this mail.",
    "Hello,\n\nsixty in the first month, all in one place, the rest after the summer. Please add the price with three years of DCare.\n\nRegards",
    "Thank you. The written offer with DCare for three years comes tomorrow; I call in the afternoon to go through it.",
  ],
  [
    "Thank you for your enquiry. May I call you on Thursday between three and five?",
    "Thursday at four is fine. Please call my mobile number.",
  ],
  [
    "As promised you find the prices in our offer of today. They hold for thirty days.",
    "We received it. Can the delivery be split over two addresses?",
    "Yes, it can: the second address costs nothing more. I have noted it.",
  ],
  [
    "We would like to see the rooms and the network before we propose anything; it takes about an hour. Which day suits you?",
    "Any day but Monday. The principal would like to join.",
  ],
];
