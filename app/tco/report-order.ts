/** What the report is typeset from. Of the visitor it has the address with their figures alone. */
export type ReportOrder = {
  /** The page's address with the figures, as the form carried it. */
  report: string;
  /** The day it was asked for: "21 November 2026". */
  day: string;
  reference: string;
  siteName: string;
  legalName: string;
  address: string;
  /** Without a slash at its end. */
  siteUrl: string;
};
