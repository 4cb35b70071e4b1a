import type { Instant } from "./columns.ts";

export type OrdersTables = {
  orders: OrdersTable;
  shipments: ShipmentsTable;
  milestones: MilestonesTable;
  estimates: EstimatesTable;
  coverage: CoverageTable;
};

/** An order or a repair as far as tracking needs it. */
type OrdersTable = {
  id: string;
  type: "order" | "repair";
  /** In capitals; unique within its type. */
  number: string;
  /** The second facts that tracking asks for; at least one is set. */
  phone_last4: string | null;
  pin: string | null;
  /** Address for mails about it; never shown. */
  email: string | null;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

/** One box of an order, or one device of a repair. */
type ShipmentsTable = {
  id: string;
  order_id: string;
  position: number;
  /** A day: `2026-12-04`. */
  expected_on: string | null;
  carrier: string | null;
  carrier_number: string | null;
};

type MilestonesTable = { id: string; shipment_id: string; milestone: string; day: string };

/** The estimate for a device awaiting its customer; the newest counts. `amount` in rupees with GST. */
type EstimatesTable = {
  id: string;
  shipment_id: string;
  text: string | null;
  amount: number | null;
  answer: "approved" | "declined" | "call" | null;
  answered_at: Instant | null;
  created_at: Instant;
};

/** The register of DCare plans, by device. */
type CoverageTable = {
  id: string;
  serial: string;
  imei: string | null;
  plan: string;
  /** Days; both are covered. */
  starts_on: string;
  ends_on: string;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};
