import type { Instant, Json } from "./columns.ts";

export type QuotationsTables = {
  quotations: QuotationsTable;
  quotation_numbers: QuotationNumbersTable;
  quotation_files: QuotationFilesTable;
};

/** One version of a quotation. It never changes once it is sent, but for its answer and its erasure. */
type QuotationsTable = {
  id: string;
  lead_id: string;
  /** Without gaps in a financial year; versions share it. */
  number: string;
  version: number;
  /** Customer, place of supply, lines, terms: `QuotationFacts`. Empty when erased. */
  facts: Json<Record<string, unknown>>;
  /** `Seller`, as it was then. */
  seller: Json<Record<string, unknown>>;
  taxable_paise: number;
  total_paise: number;
  /** The last instant at which it can be accepted. */
  valid_until: Instant;
  made_by: string;
  created_at: Instant;
  sent_at: Instant | null;
  answer: "accepted" | "declined" | null;
  answer_words: string | null;
  answered_at: Instant | null;
  erased_at: Instant | null;
  /** Its lead's data was erased and this stays until then: it became an order. */
  kept_until: Instant | null;
  /** Hash of the address that it is shown to on the page of one's own data. */
  kept_for: string | null;
};

/** The last number that was given in a financial year. */
type QuotationNumbersTable = { year: string; last: number };

/** The PDF of a version, as it was sent. */
type QuotationFilesTable = { quotation_id: string; bytes: Uint8Array };
