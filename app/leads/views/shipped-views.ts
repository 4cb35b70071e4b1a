/** A named list: `address` is its query. */
export type NamedList = { name: string; address: string };

const educationForms = [
  "education-contact",
  "education-offers",
  "education-demo",
  "apls-session",
  "iim",
  "count-on-ipad",
];

/** The lists that all staff have. */
export const shippedViews: readonly NamedList[] = [
  { name: "Mine", address: "?status=open&owner=me&sort=due" },
  { name: "New and nobody's", address: "?status=new&owner=none" },
  { name: "Overdue", address: "?due=overdue&sort=due" },
  { name: "Education", address: `?form=${educationForms.join("%2C")}&status=open` },
  { name: "Service today", address: "?kind=service&due=today&sort=due" },
  { name: "Complaints", address: "?form=complaint&status=open&sort=due" },
  { name: "Data requests", address: "?form=data-request&status=open&sort=due" },
];
