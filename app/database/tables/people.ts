import type { Instant } from "./columns.ts";

export type PeopleTables = {
  person_words: PersonWordsTable;
  person_merges: PersonMergesTable;
  separate_people: SeparatePeopleTable;
  companies: CompaniesTable;
  company_keys: CompanyKeysTable;
  fills: FillsTable;
  lead_imports: LeadImportsTable;
};

/** A person's search words: words of name and organization, address, number, its last four digits. */
type PersonWordsTable = { word: string; person_id: string };

/** Two merged people; `carried`: ids merged into the merged one before, as JSON. */
type PersonMergesTable = {
  id: string;
  kept_id: string;
  merged_id: string;
  carried: string;
  actor_id: string;
  at: Instant;
  undone_at: Instant | null;
};

/** Two people that look alike and that staff keep apart; the smaller id comes first. */
type SeparatePeopleTable = { first_id: string; second_id: string; actor_id: string; at: Instant };

type CompaniesTable = { id: string; name: string; name_key: string; created_at: Instant };

/** `domain:`, `pan:`, `gstin:` or `name:` and its value; each leads to one company. */
type CompanyKeysTable = { key: string; company_id: string };

/** A file of leads that was imported. */
type LeadImportsTable = {
  id: string;
  name: string;
  basis: string;
  actor_id: string;
  created_at: Instant;
  undone_at: Instant | null;
};

/** The progress of a walk that fills a migration's columns in old rows. */
type FillsTable = { name: string; last_id: string };
