/** How a lead that staff enter arrived. Pure. */
export const entrySources = [
  { id: "call", name: "Call" },
  { id: "walk-in", name: "Walk-in" },
  { id: "fair", name: "Fair or event" },
  { id: "referral", name: "Referral" },
] as const;
export type EntrySource = (typeof entrySources)[number]["id"];

/** The legal ground for storing the data; the wording goes into the consent record. */
export const entryBases = [
  {
    id: "asked",
    name: "Asked us to call back or write",
    wording: "The person asked us to get in touch, in a conversation with our staff.",
  },
  {
    id: "card",
    name: "Gave us their details for this",
    wording: "The person gave our staff their details so that we answer their enquiry.",
  },
  {
    id: "list",
    name: "Entered their details on a list of ours",
    wording:
      "The person entered their details on a list of ours, at a fair or event, so that we get in touch.",
  },
] as const;
export type EntryBasis = (typeof entryBases)[number]["id"];

export function isEntrySource(value: string): value is EntrySource {
  return entrySources.some(({ id }) => id === value);
}

export function isEntryBasis(value: string): value is EntryBasis {
  return entryBases.some(({ id }) => id === value);
}
