import type { Figure, FigureRules, Read } from "#app/calculator/figure.ts";
import { type DeviceKey, deviceRows, type FleetKey, fleetRows } from "./assumptions.ts";

export type Side = "mac" | "pc";

/** Everything the comparison is made from. Amounts in rupees, shares in per cent. */
export type Inputs = {
  fleet: Readonly<Record<FleetKey, Figure>>;
  mac: Readonly<Record<DeviceKey, Figure>>;
  pc: Readonly<Record<DeviceKey, Figure>>;
};

export const platforms = { mac: "Mac", pc: "PC" } as const;

/** The name of a figure in the form and in the address: `devices`, `mac-price`. */
export function nameOf(side: Side | "fleet", key: string): string {
  return side === "fleet" ? key : `${side}-${key}`;
}

/** Whether a line is the Mac's alone. */
export function isMacOnly(key: DeviceKey): boolean {
  return !("pc" in deviceRows[key]);
}

/** Every figure of the comparison by its name. */
export const comparisonRules: FigureRules = Object.fromEntries([
  ...Object.entries(fleetRows),
  ...Object.entries(deviceRows).flatMap(([key, { mac, ...row }]) =>
    [["mac", mac] as const, ...("pc" in row ? [["pc", row.pc] as const] : [])].map(([side, initial]) => [
      nameOf(side, key),
      { ...row, label: `${row.label}, ${platforms[side]}`, initial },
    ]),
  ),
]);

/** Read figures as the inputs of the model; a line that is the Mac's alone costs the PC nothing. */
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
