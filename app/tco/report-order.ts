/** The input of the report. The only data of the visitor is the address with their figures. */
export type ReportOrder = {
  /** The page's address with the figures, as the form sent it. */
  report: string;
  /** The day of the request: "21 November 2026". */
  day: string;
  reference: string;
  siteName: string;
  legalName: string;
  address: string;
  /** Without a trailing slash. */
  siteUrl: string;
};
