import type { Instant, Json } from "./columns.ts";

export type QuotationsTables = {
  quotations: QuotationsTable;
  quotation_numbers: QuotationNumbersTable;
  quotation_files: QuotationFilesTable;
};

/** One version of a quotation. Once sent it never changes, except for its answer and its erasure. */
type QuotationsTable = {
  id: string;
  lead_id: string;
  /** Without gaps in a financial year; versions share it. */
  number: string;
  version: number;
  /** Customer, place of supply, lines, terms: `QuotationFacts`. Empty when erased. */
  facts: Json<Record<string, unknown>>;
  /** `Seller` at that time. */
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
  /** Set when its lead's data was erased: it became an order and is kept until then. */
  kept_until: Instant | null;
  /** Hash of the address whose owner sees it on the page of their data. */
  kept_for: string | null;
};

/** The last number of a financial year. */
type QuotationNumbersTable = { year: string; last: number };

/** The PDF of a version, as it was sent. */
type QuotationFilesTable = { quotation_id: string; bytes: Uint8Array };
