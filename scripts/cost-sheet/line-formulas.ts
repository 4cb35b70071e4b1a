import type { ItemKey } from "#app/tco/costs.ts";

/** The cell of a figure, by its name: `price`, `years`. */
type CellOf = (name: string) => string;

/**
 * The lines of `costsOf` as spreadsheet formulas, without the discount. A test compares them with the model.
 */
export const lineFormulas: Record<ItemKey, (cell: CellOf) => string> = {
  purchase: (c) =>
    `${c("price")}*(1-${c("off")}/100)*(1+${c("gst")}/100*(1-${c("credit")}/100))*${bought(c)}`,
  value: (c) =>
    `-${c("price")}*((${bought(c)}-1)*${c("residual")}/100+1-(1-${c("residual")}/100)*(${c("years")}-(${bought(c)}-1)*${c("life")})/${c("life")})`,
  cover: (c) => `${c("cover")}*${bought(c)}`,
  setup: (c) => `${c("setup")}*${c("rate")}*${bought(c)}`,
  move: (c) => c("move"),
  windows: (c) => c("windows"),
  os: (c) => yearly(c, "os"),
  security: (c) => yearly(c, "security"),
  apps: (c) => yearly(c, "apps"),
  mdm: (c) => yearly(c, "mdm"),
  support: (c) => `${c("tickets")}*${c("hours")}*${c("rate")}*${c("years")}`,
  repair: (c) => `${c("failures")}/100*${c("repair")}*${c("years")}`,
  energy: (c) => `${c("watts")}/1000*${c("on")}*${c("days")}*${c("tariff")}*${c("years")}`,
  retire: (c) => `${c("retire")}*${bought(c)}`,
};

/** The sum of a column. */
export function totalFormula(column: string, first: number, last: number): string {
  return `SUM(${column}${first}:${column}${last})`;
}

/** The number of purchases within the years compared. */
function bought(c: CellOf): string {
  return `ROUNDUP(${c("years")}/${c("life")},0)`;
}

function yearly(c: CellOf, name: string): string {
  return `${c(name)}*${c("years")}`;
}
