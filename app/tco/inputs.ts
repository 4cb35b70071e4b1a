import type { Figure, FigureRules, Read } from "#app/calculator/figure.ts";
import { type DeviceKey, deviceRows, type FleetKey, fleetRows } from "./assumptions.ts";

export type Side = "mac" | "pc";

/** The inputs of the comparison. Amounts in rupees, shares in per cent. */
export type Inputs = {
  fleet: Readonly<Record<FleetKey, Figure>>;
  mac: Readonly<Record<DeviceKey, Figure>>;
  pc: Readonly<Record<DeviceKey, Figure>>;
};

export const platforms = { mac: "Mac", pc: "PC" } as const;

/** The field name of a figure: `devices`, `mac-price`. */
export function nameOf(side: Side | "fleet", key: string): string {
  return side === "fleet" ? key : `${side}-${key}`;
}

/** Whether a line applies to the Mac only. */
export function isMacOnly(key: DeviceKey): boolean {
  return !("pc" in deviceRows[key]);
}

export const comparisonRules: FigureRules = Object.fromEntries([
  ...Object.entries(fleetRows),
  ...Object.entries(deviceRows).flatMap(([key, { mac, ...row }]) =>
    [["mac", mac] as const, ...("pc" in row ? [["pc", row.pc] as const] : [])].map(([side, initial]) => [
      nameOf(side, key),
      { ...row, label: `${row.label}, ${platforms[side]}`, initial },
    ]),
  ),
]);

/** Turns read figures into the inputs of the model; a line of the Mac only costs the PC nothing. */
export function inputsOf(values: Read["values"]): Inputs {
  const gather = <Key extends string>(rows: Record<Key, unknown>, side: Side | "fleet") =>
    Object.fromEntries(
      (Object.keys(rows) as Key[]).map((key) => {
        const value = values[nameOf(side, key)];
        return [key, value === undefined ? 0 : value];
      }),
    ) as Record<Key, Figure>;
  return { fleet: gather(fleetRows, "fleet"), mac: gather(deviceRows, "mac"), pc: gather(deviceRows, "pc") };
}
