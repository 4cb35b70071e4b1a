import type { DeviceKey, FleetKey } from "./assumptions.ts";
import type { PresetId } from "./presets.ts";

/** The parts of the page in order, with their rows. */
export const parts: readonly Part[] = [
  { title: "Fleet and prices", device: ["price"], fleet: ["devices", "years", "rate"] },
  { title: "Discount, cover, GST", device: ["off", "cover"], fleet: ["gst", "credit", "discount"] },
  { title: "Life and value at the end", device: ["life", "residual"] },
  {
    title: "Software and management",
    device: ["os", "security", "apps", "mdm"],
    note: "What Microsoft 365 contains is 0 on both sides.",
  },
  {
    title: "Support",
    device: ["tickets", "hours"],
    note: "Your own tickets, or:",
    presets: ["cisco"],
  },
  { title: "Repair and energy", device: ["failures", "repair", "watts"], fleet: ["on", "days", "tariff"] },
  { title: "Set-up, migration, retirement", device: ["setup", "move", "windows", "retire"] },
  {
    title: "Margin of error",
    fleet: ["quoted", "estimated"],
    note: "All against the Mac, all for it.",
  },
];

export type Part = {
  title: string;
  device?: readonly DeviceKey[];
  fleet?: readonly FleetKey[];
  note?: string;
  presets?: readonly PresetId[];
};
