import { type Cells, plainCell, type RowReading, readDay, readTable } from "#app/csv/read-table.ts";
import { cleanNumber } from "#app/values/clean-number.ts";
import { oneEmailAddress } from "#app/values/email-address.ts";
import { readOrderNumber } from "#app/values/order-number.ts";
import { isOrderType, milestoneOf, milestones, type OrderType } from "./milestones.ts";

/** The present state of a box or a device. Undefined fields stay as they were. */
export type ShipmentState = {
  type: OrderType;
  number: string;
  last4?: string;
  pin?: string;
  email?: string;
  shipment: number;
  milestone: string;
  day: string;
  expectedOn?: string;
  carrier?: string;
  carrierNumber?: string;
  /** The estimate of a waiting repair; the amount in rupees with GST. */
  estimate?: { text?: string; amount?: number };
};

const columns = [
  "type",
  "number",
  "phone",
  "pin",
  "email",
  "shipment",
  "milestone",
  "day",
  "expected",
  "carrier",
  "carrier_number",
] as const;

export type ShipmentCells = Cells<(typeof columns)[number]>;

/** The columns of a file of orders and repairs: one box or device a row, in its present state. */
export function readShipmentTable(text: string) {
  return readTable(text, { columns, needed: ["type", "number", "milestone", "day"], read: readShipment });
}

const maxShipments = 50;

/** Reads one row, typed by staff or from a file; returns all its errors. */
export function readShipment(cells: ShipmentCells): RowReading<ShipmentState> {
  const reasons: string[] = [];
  const against = (reason: string) => {
    reasons.push(reason);
    return undefined;
  };
  const type = cells.type.toLowerCase();
  const known = isOrderType(type) ? type : against(`type: "${cells.type}" is neither order nor repair`);
  const number =
    readOrderNumber(plainCell(cells.number)) ??
    against(`number: "${cells.number}" is no number of 4 to 24 letters, digits and hyphens`);
  const milestone = known && readMilestone(known, cells.milestone, against);
  const day = readDay(cells.day) ?? against(`day: "${cells.day}" is no day; write 2026-11-21 or 21/11/2026`);
  const box = cleanNumber(cells.shipment).trim();
  const shipment = /^\d{0,3}$/.test(box) ? Number(box || "1") : 0;
  if (shipment < 1 || shipment > maxShipments) {
    against(`shipment: "${cells.shipment}" is no number from 1 to ${maxShipments}`);
  }
  const optional = readOptional(cells, against);
  if (reasons.length > 0 || !known || !number || !milestone || !day) return { ok: false, reasons };
  return { ok: true, value: { type: known, number, shipment, milestone, day, ...optional } };
}

type Against = (reason: string) => undefined;

function readMilestone(type: OrderType, typed: string, against: Against): string | undefined {
  const words = typed.toLowerCase().replace(/[\s_]+/g, "-");
  const found =
    milestoneOf(type, words) ??
    milestones[type].find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  if (found) return found.id;
  const all = milestones[type].map(({ id }) => id).join(", ");
  return against(
    `milestone: "${typed}" is no milestone of ${type === "order" ? "an order" : "a repair"}: ${all}`,
  );
}

function readOptional(cells: ShipmentCells, against: Against): Partial<ShipmentState> {
  const digits = cleanNumber(cells.phone).replace(/\D/g, "");
  const pin = cleanNumber(cells.pin).replace(/\s/g, "");
  const email = cells.email && oneEmailAddress(cells.email);
  const expectedOn = cells.expected && readDay(cells.expected);
  if (cells.phone && digits.length < 4) against(`phone: "${cells.phone}" has fewer than four digits`);
  if (pin && !/^[1-9]\d{5}$/.test(pin)) against(`pin: "${cells.pin}" is no PIN code of six digits`);
  if (cells.email && !email) against(`email: "${cells.email}" is no e-mail address`);
  if (cells.expected && !expectedOn) against(`expected: "${cells.expected}" is no day`);
  const [carrier, carrierNumber] = [plainCell(cells.carrier), plainCell(cells.carrier_number)];
  if (carrier.length > 40) against("carrier: at most 40 characters");
  if (carrierNumber.length > 40) against("carrier_number: at most 40 characters");
  return {
    ...(cells.phone ? { last4: digits.slice(-4) } : {}),
    ...(pin ? { pin } : {}),
    ...(email ? { email } : {}),
    ...(expectedOn ? { expectedOn } : {}),
    ...(carrier ? { carrier } : {}),
    ...(carrierNumber ? { carrierNumber } : {}),
  };
}
