import { type Read, shownFigure, type Typed } from "#app/calculator/figure.ts";
import { nameOf } from "./inputs.ts";

export type Preset = { label: string; share: number; told: string; source?: string };

/** Help-desk ratios that others reported. Each sets the Mac's tickets as a share of the visitor's own for the PC. */
export const presets: Readonly<Record<string, Preset>> = {
  equal: { label: "Equal", share: 1, told: "No difference: where the page begins" },
  ibm: {
    label: "IBM 2016: half",
    share: 1 / 2,
    told: "IBM on its own 90,000 Macs, at the conference of a company that sells Mac management",
    source:
      "https://domain-b.com/amp/companies-organisations/firms-companies/ibm-saves-273-to-543-per-mac-over-a-pc-ibm-executive",
  },
  cisco: {
    label: "Cisco 2023: a third less",
    share: 2 / 3,
    told: "Cisco on its own staff of administrators, at the same conference",
    source: "https://www.ciodive.com/news/Cisco-tests-Apple-MacBook-vs-PC-ROI-security/694409/",
  },
};

const macTickets = nameOf("mac", "tickets");
const pcTickets = nameOf("pc", "tickets");

/** The fields after a preset; as they are when it is unknown or the PC's tickets are no number. */
export function withPreset(id: string | null, typed: Typed): Typed {
  const preset = id === null ? undefined : presets[id];
  const tickets = Number((typed[pcTickets] ?? "").replaceAll(",", "") || Number.NaN);
  if (!preset || !(tickets >= 0)) return typed;
  return { ...typed, [macTickets]: shownFigure(shared(tickets, preset)) };
}

/** The name of the reported ratio that the tickets stand in, if they were changed to it. */
export function presetOf(values: Read["values"]): string | undefined {
  return presetUsed(values)?.label.split(":")[0];
}

/** That ratio with who told it. */
export function presetUsed(values: Read["values"]): Preset | undefined {
  const [mac, pc] = [values[macTickets], values[pcTickets]];
  if (mac === null || mac === undefined || !pc || mac === pc) return undefined;
  return Object.values(presets).find((one) => shared(pc, one) === mac);
}

function shared(tickets: number, { share }: Preset): number {
  return Math.round(tickets * share * 1000) / 1000;
}
