import type { FigureRule } from "#app/calculator/figure.ts";

/** The source of a field's default figure. */
export type Origin = "example" | "estimate" | "law" | "study";

export type Assumption = Omit<FigureRule, "initial"> & {
  unit: string;
  origin: Origin;
  /** The figure's margin in the range: that of a quotation or of an estimate. */
  band?: "quoted" | "estimated";
};

type Shared = Assumption & { initial: number | null };
type Compared = Assumption & { mac: number; pc?: number };

const amount = { unit: "₹", most: 1e7 };
const aYear = { unit: "₹ a year", most: 1e7, origin: "example", band: "quoted" } as const;
const percent = { unit: "%", most: 100 };

/** One figure for both platforms. */
export const fleetRows = {
  devices: {
    label: "Devices",
    unit: "",
    initial: 100,
    least: 1,
    most: 1e7,
    whole: true,
    needed: true,
    origin: "example",
  },
  years: {
    label: "Years compared",
    unit: "",
    initial: 4,
    least: 1,
    most: 10,
    whole: true,
    needed: true,
    origin: "example",
  },
  rate: { label: "An hour of IT work", ...amount, initial: 600, origin: "example", band: "estimated" },
  gst: { label: "GST on devices", ...percent, initial: 18, origin: "law" },
  credit: { label: "Input tax credit", unit: "", most: 100, initial: 100, needed: true, origin: "example" },
  discount: {
    label: "Discount rate for later payments",
    unit: "% a year",
    initial: 0,
    most: 100,
    origin: "example",
  },
  on: { label: "In use", unit: "hours a day", initial: 8, most: 24, origin: "example", band: "estimated" },
  days: { label: "Working days", unit: "a year", initial: 240, most: 366, origin: "example" },
  tariff: {
    label: "Electricity",
    unit: "₹ per kWh",
    initial: 9,
    most: 1000,
    origin: "example",
    band: "estimated",
  },
  quoted: {
    label: "Margin of prices, cover, licences",
    unit: "± %",
    initial: 3,
    most: 100,
    origin: "estimate",
  },
  estimated: {
    label: "Margin of everything estimated",
    unit: "± %",
    initial: 20,
    most: 100,
    origin: "estimate",
  },
} satisfies Record<string, Shared>;

/** One figure per platform; without one for the PC, the line applies to the Mac only. */
export const deviceRows = {
  price: {
    label: "Price of a device",
    unit: "₹ before GST",
    most: 1e8,
    mac: 1e5,
    pc: 8e4,
    origin: "example",
    band: "quoted",
  },
  off: { label: "Discount on it", ...percent, mac: 0, pc: 0, origin: "example" },
  cover: {
    label: "Protection plan",
    unit: "₹ once",
    most: 1e7,
    mac: 8000,
    pc: 8000,
    origin: "example",
    band: "quoted",
  },
  life: {
    label: "Life in service",
    unit: "years",
    mac: 4,
    pc: 4,
    least: 0.5,
    most: 15,
    needed: true,
    origin: "example",
  },
  residual: {
    label: "Value at its end",
    unit: "% of price",
    most: 100,
    mac: 20,
    pc: 20,
    origin: "estimate",
    band: "estimated",
  },
  os: { label: "System licence", ...aYear, mac: 0, pc: 0 },
  security: { label: "Endpoint security", ...aYear, mac: 2000, pc: 2000 },
  apps: { label: "Productivity software", ...aYear, mac: 0, pc: 0 },
  mdm: { label: "Device management", ...aYear, mac: 1500, pc: 1500 },
  tickets: {
    label: "Support tickets",
    unit: "a year",
    most: 1000,
    mac: 1.5,
    pc: 1.5,
    origin: "example",
    band: "estimated",
  },
  hours: {
    label: "IT hours per ticket",
    unit: "h",
    most: 1000,
    mac: 1,
    pc: 1,
    origin: "example",
    band: "estimated",
  },
  failures: {
    label: "Repairs outside cover",
    unit: "% a year",
    most: 100,
    mac: 5,
    pc: 5,
    origin: "estimate",
    band: "estimated",
  },
  repair: {
    label: "Cost of such a repair",
    ...amount,
    mac: 12000,
    pc: 12000,
    origin: "example",
    band: "estimated",
  },
  watts: {
    label: "Power in use",
    unit: "W",
    most: 5000,
    mac: 15,
    pc: 30,
    origin: "estimate",
    band: "estimated",
  },
  setup: {
    label: "Setting up a device",
    unit: "IT hours",
    most: 1000,
    mac: 1.5,
    pc: 1.5,
    origin: "example",
    band: "estimated",
  },
  move: {
    label: "Migration and training",
    unit: "₹ once, Mac only",
    most: 1e7,
    mac: 2000,
    origin: "example",
    band: "estimated",
  },
  windows: {
    label: "Windows for single programs",
    unit: "₹ once, Mac only",
    most: 1e7,
    mac: 0,
    origin: "example",
    band: "estimated",
  },
  retire: {
    label: "Wiping, pick-up, recycling",
    unit: "₹ at the end",
    most: 1e7,
    mac: 500,
    pc: 500,
    origin: "example",
    band: "estimated",
  },
} satisfies Record<string, Compared>;

export type FleetKey = keyof typeof fleetRows;
export type DeviceKey = keyof typeof deviceRows;
