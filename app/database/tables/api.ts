import type { Instant, Json } from "./columns.ts";

export type ApiTables = { api_tokens: ApiTokensTable; calendar_feeds: CalendarFeedsTable };

/** Tokens of other programs. They have the present rights of their maker, within their scopes. */
type ApiTokensTable = {
  id: string;
  maker_id: string;
  name: string;
  /** SHA-256 of the token, which has 256 bits itself. */
  hash: string;
  scopes: Json<string[]>;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  revoked_at: Instant | null;
};

/** Secret addresses at which calendar programs read appointments: of a place, or of the maker's own leads. */
type CalendarFeedsTable = {
  id: string;
  maker_id: string;
  /** Null: those of the maker's own leads. */
  place: string | null;
  /** SHA-256 of the secret in the address. */
  hash: string;
  created_at: Instant;
  used_at: Instant | null;
  revoked_at: Instant | null;
};
