import type { Instant } from "./columns.ts";

export type QueueTables = {
  token_queues: TokenQueuesTable;
  tokens: TokensTable;
  reservations: ReservationsTable;
  reserved_pieces: ReservedPiecesTable;
};

type TokenQueuesTable = { queue: string; last_number: number };

/** A number in the queue of one store on one launch day. */
type TokensTable = {
  id: string;
  lead_id: string;
  /** Key of launch, store and day. */
  queue: string;
  day: string;
  number: number;
  /** Keyed digests of phone number and e-mail address: enough to recognise the same person. */
  phone_mark: string;
  email_mark: string;
  /** 1 if the person asked to be called before others. */
  early: number;
  state: "waiting" | "called" | "served" | "missed" | "cancelled";
  /** The deadline for opening the link in the mail; null once opened. */
  confirm_by: Instant | null;
  /** When the mail was sent that the turn is near. */
  told_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
};

/** A request for pieces of a configuration at a place. */
type ReservationsTable = {
  id: string;
  lead_id: string;
  item: string;
  place: string;
  quantity: number;
  /** A collected reservation keeps its pieces: the stock in content/shop.yaml includes them. */
  state: "reserved" | "waiting" | "withdrawn" | "collected";
  created_at: Instant;
  updated_at: Instant;
};

type ReservedPiecesTable = { item: string; place: string; piece: number; reservation_id: string };
