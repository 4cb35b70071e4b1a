/** The purpose of a link in a mail: the page it opens, and how long it is valid. Pure. */

/** Days from the creation of the link's subject. Unsubscribing must work as long as the mail is kept. */
export const linkDays = {
  "newsletter-confirm": 7,
  "newsletter-leave": Number.POSITIVE_INFINITY,
  "reminders-stop": Number.POSITIVE_INFINITY,
  "my-data": 7,
  token: Number.POSITIVE_INFINITY,
  reservation: Number.POSITIVE_INFINITY,
  details: 7,
  // The quotation itself says whether it can still be accepted.
  quotation: Number.POSITIVE_INFINITY,
} as const;

export type LinkPurpose = keyof typeof linkDays;

export const linkFolders: Record<LinkPurpose, string> = {
  "newsletter-confirm": "/newsletter",
  "newsletter-leave": "/newsletter",
  "reminders-stop": "/newsletter",
  "my-data": "/my-data",
  token: "/shop/token-generation",
  reservation: "/shop/pre-order",
  details: "/forms",
  quotation: "/quotation",
};
