import { queryOf } from "#app/calculator/address.ts";
import { type FigureRules, type Read, readFigures, shownFigure, type Typed } from "#app/calculator/figure.ts";
import { nameOf } from "./inputs.ts";

export type Preset = {
  label: string;
  hint: string;
  source?: string;
  /** The Mac's tickets as a share of the visitor's figure for the PC. Without it support needs the visitor's figures. */
  share?: number;
};

/** A starting point of a comparison: equal figures, a reported ratio, or the visitor's own figures. */
export const presets = {
  equal: { label: "Equal on everything", share: 1, hint: "Except price, power and migration" },
  ibm: {
    label: "IBM 2016: half the tickets",
    share: 1 / 2,
    hint: "IBM’s own figure, at Jamf’s conference",
    source:
      "https://domain-b.com/amp/companies-organisations/firms-companies/ibm-saves-273-to-543-per-mac-over-a-pc-ibm-executive",
  },
  own: { label: "Your tickets", hint: "Support is left out until then" },
  cisco: {
    label: "Cisco 2023: a third less",
    share: 2 / 3,
    hint: "Cisco’s own figure, at the same conference",
    source: "https://www.ciodive.com/news/Cisco-tests-Apple-MacBook-vs-PC-ROI-security/694409/",
  },
} as const satisfies Record<string, Preset>;

export type PresetId = keyof typeof presets;

export const startingPoints: readonly PresetId[] = ["equal", "ibm", "own"];

export const macTickets = nameOf("mac", "tickets");
const pcTickets = nameOf("pc", "tickets");

/** The fields after a preset; unchanged if it is unknown or the PC's tickets are not a number. */
export function withPreset(id: string | null, typed: Typed): Typed {
  const preset = presetAt(id);
  if (!preset) return typed;
  if (preset.share === undefined) return { ...typed, [macTickets]: "", [pcTickets]: "" };
  const tickets = Number((typed[pcTickets] ?? "").replaceAll(",", "") || Number.NaN);
  return tickets >= 0 ? { ...typed, [macTickets]: shownFigure(shared(tickets, preset.share)) } : typed;
}

/** The preset of a query; undefined once the visitor has entered a figure. */
export function startAt(rules: FigureRules, query: string): PresetId | undefined {
  const initial = Object.entries(rules).map(([name, rule]) => [name, shownFigure(rule.initial)]);
  return startingPoints.find((start) => {
    const { values } = readFigures(rules, withPreset(start, Object.fromEntries(initial)));
    return queryOf(rules, values) === query;
  });
}

/** The name of the reported ratio of the tickets, if they were changed to it. */
export function presetOf(values: Read["values"]): string | undefined {
  return presetUsed(values)?.label.split(":")[0];
}

/** That ratio with its source. */
export function presetUsed(values: Read["values"]): Preset | undefined {
  const [mac, pc] = [values[macTickets], values[pcTickets]];
  if (mac === null || mac === undefined || !pc || mac === pc) return undefined;
  const all: Preset[] = Object.values(presets);
  return all.find(({ share }) => share !== undefined && shared(pc, share) === mac);
}

function presetAt(id: string | null): Preset | undefined {
  return id !== null && Object.hasOwn(presets, id) ? presets[id as PresetId] : undefined;
}

function shared(tickets: number, share: number): number {
  return Math.round(tickets * share * 1000) / 1000;
}
