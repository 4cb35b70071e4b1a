import type { ScenePicture } from "./picture-names.ts";
import { views } from "./picture-sizes.ts";
import type { Section } from "./sections.ts";

export type Detail = {
  /** The picture it is cut from. */
  of: ScenePicture;
  /** The upper left corner and the width of the cut, in pixels of the 960 x 864 file; it is 4 wide and 3 high. */
  left: number;
  top: number;
  width: number;
  /** Rendered again from nearer, not cut: it is shown larger than its pixels in that file. It may reach over the edges. */
  near?: true;
  /** The things of its scene, by their names there, that are left out where it is rendered again: no neighbour is cut. */
  without?: readonly string[];
  /** Where it has another hue than its scene: on a board of services. */
  section?: Section;
};

/** Parts of rendered pictures for cells and for figures beside text; `npm run art -- NAME` cuts or renders one. */
export const details = {
  roles: { of: "apple-for-enterprise", left: 0, top: 120, width: 960, near: true },
  scales: { of: "calculator", left: 0, top: 90, width: 960, near: true },
  "who-paid": { of: "forrester", left: 100, top: 62, width: 860, near: true },
  "who-paid-in-indigo": {
    of: "forrester",
    left: 60,
    top: 32,
    width: 940,
    near: true,
    section: "enterprise",
  },
  "enough-memory": { of: "apple", left: -10, top: 100, width: 980, near: true },
  "asked-in-india": { of: "skoch", left: 100, top: 150, width: 860, near: true },
  promises: {
    of: "profile",
    left: -114,
    top: 154,
    width: 1060,
    near: true,
    without: ["phone"],
  },
  "scope-in-indigo": {
    of: "professional-services",
    left: 18,
    top: 160,
    width: 936,
    near: true,
    section: "enterprise",
  },
  "renew-pile": {
    of: "lcm",
    left: 283,
    top: 203,
    width: 420,
    near: true,
    without: ["kept", "gone", "tablet", "record"],
  },
  "fleet-census": {
    of: "lcm",
    left: 15,
    top: 422,
    width: 650,
    near: true,
    without: ["shelf", "record"],
    section: "enterprise",
  },
  "covered-card": {
    of: "spill",
    left: 421,
    top: 226,
    width: 620,
    near: true,
    without: ["laptop", "puddle"],
  },
  microscope: {
    of: "hi-education",
    left: 300,
    top: 85,
    width: 820,
    near: true,
    without: ["laptop", "book", "pencil"],
  },
  "own-house": {
    of: "training",
    left: 367,
    top: 539,
    width: 660,
    near: true,
    without: ["laptop", "tiers", "tree", "lit_stage"],
  },
  balance: {
    of: "calculator",
    left: -242,
    top: 82,
    width: 1260,
    near: true,
    without: ["tablet"],
  },
  "asked-and-paid": {
    of: "forrester",
    left: -60,
    top: 319,
    width: 750,
    near: true,
    without: ["adding_machine"],
  },
  "owned-box": {
    of: "abm",
    left: 473,
    top: 235,
    width: 600,
    near: true,
    without: ["laptop", "stamp", "ink_pad"],
  },
  counter: { of: "contact", left: -80, top: 150, width: 1100, near: true },
  "under-glass": { of: "dcare", left: 16, top: 129, width: 928, near: true },
  "in-use": { of: "ward", left: -120, top: 60, width: 680, near: true, without: ["bedside"] },
  "spilt-tea": { of: "spill", left: 10, top: 42, width: 1000, near: true },
  "boxes-at-the-desk": { of: "deployment", left: 0, top: 170, width: 900, near: true },
  welcome: { of: "deployment", left: 150, top: 180, width: 700, near: true },
  experiment: { of: "education", left: 150, top: 290, width: 560, near: true },
  "class-list": { of: "education", left: -20, top: 110, width: 1010, near: true },
  rules: { of: "mdm", left: 340, top: 130, width: 610, near: true },
  "swift-lab": { of: "hi-education", left: 45, top: 160, width: 605, near: true },
  "seven-decisions": { of: "leaders", left: 20, top: 110, width: 940, near: true },
  "tablets-in-tray": { of: "k12", left: -45, top: 80, width: 1100, near: true },
  "mini-desktops": {
    of: "enterprise",
    left: 66,
    top: 433,
    width: 314,
    near: true,
    without: ["display", "keyboard", "phone", "cable"],
  },
  "enrolment-list": {
    of: "home",
    left: 277,
    top: 210,
    width: 520,
    near: true,
    without: ["tablet", "phone"],
  },
  "fleet-health": { of: "home", left: -11, top: 165, width: 950, near: true },
  "boxes-scanned": { of: "logistics", left: 210, top: 157, width: 780, near: true },
  "chip-parts": { of: "power-technologies", left: 130, top: 290, width: 765, near: true },
  "boxes-with-ribbon": { of: "pre-order", left: -60, top: 220, width: 710, near: true },
  estimate: {
    of: "repairs",
    left: 335,
    top: 119,
    width: 670,
    near: true,
    without: ["open_laptop", "tweezers", "screwdriver", "lamp"],
  },
  bench: { of: "repairs", left: -70, top: 10, width: 1100, near: true },
  "courtyard-plan": { of: "vectorworks", left: 10, top: 70, width: 960, near: true },
  filming: {
    of: "learning-studio",
    left: -70,
    top: -9,
    width: 1060,
    near: true,
    without: ["card", "stylus"],
  },
  log: { of: "tech-series", left: 90, top: 0, width: 780, near: true },
  "stays-or-leaves": { of: "ai-pcs", left: -32, top: 60, width: 1080, near: true },
  "free-times": { of: "service", left: 64, top: 196, width: 662, near: true, without: ["phone"] },
  "shirts-on-rail": { of: "store", left: 40, top: 110, width: 880, near: true },
  piles: { of: "lcm", left: 0, top: 70, width: 960, near: true },
  "one-cable": { of: "add-ons", left: -35, top: 5, width: 1030, near: true },
  programs: { of: "switch-to-mac", left: -60, top: 30, width: 1120, near: true },
  "tied-fleet": {
    of: "financial-services",
    left: 400,
    top: 345,
    width: 600,
    near: true,
    without: ["display", "quarters"],
  },
  "rent-plan": { of: "financial-services", left: -30, top: 60, width: 1000, near: true },
  "please-touch": { of: "hands-on", left: 110, top: 100, width: 760, near: true },
  "audit-papers": { of: "government", left: 475, top: 440, width: 485, near: true },
  "monthly-report": { of: "service-contract", left: 380, top: 280, width: 580, near: true },
  "sign-in-test": { of: "professional-services", left: 350, top: 170, width: 520, near: true },
  "whom-to-call": { of: "education-desk", left: 30, top: 90, width: 870, near: true },
  "spare-handed-out": {
    of: "edu-service",
    left: -25,
    top: 79,
    width: 940,
    near: true,
    without: ["pencil"],
  },
  stage: { of: "spotlight", left: 10, top: 60, width: 990, near: true },
  "phones-on-truck": { of: "phone-truck", left: 60, top: 90, width: 880, near: true },
  "door-plate": { of: "india-centre", left: -40, top: 60, width: 1040, near: true },
  "stamped-box": { of: "abm", left: -40, top: 110, width: 1040, near: true },
  "marble-run": { of: "data-run", left: 30, top: 110, width: 900, near: true },
  "bunk-and-trunk": { of: "dormitory", left: 20, top: 120, width: 920, near: true },
  "float-and-film": { of: "learning-studio", left: 20, top: 100, width: 840 },
  "repair-ready": { of: "service", left: -10, top: 140, width: 980, near: true },
  containers: { of: "developers", left: -73, top: 50, width: 1120, near: true },
  drawers: { of: "enterprise-services", left: 41, top: 141, width: 848, near: true },
  "one-sign-in": { of: "accounts", left: -80, top: 203, width: 610, near: true },
  "school-rules": { of: "accounts", left: 480, top: 250, width: 480 },
  "cell-and-bulb": { of: "teachers", left: 60, top: 186, width: 860, near: true },
  "fleet-key": { of: "mdm", left: 30, top: 100, width: 960, near: true },
  "peg-board": { of: "dtrain", left: 38, top: 92, width: 940, near: true },
  bumper: { of: "dcare-school", left: 10, top: 90, width: 960, near: true },
  "equity-box": { of: "equal-bags", left: 100, top: 320, width: 760, near: true, without: ["rail"] },
  "bags-on-pegs": { of: "equal-bags", left: -40, top: 60, width: 1040, near: true },
  keycaps: { of: "mac-does-that", left: -60, top: 100, width: 1080, near: true },
  "scope-and-level": { of: "professional-services", left: 18, top: 160, width: 936 },
  "cut-house": { of: "buildings", left: -50, top: -10, width: 1100, near: true },
  "strapped-boxes": {
    of: "logistics",
    left: -48,
    top: 100,
    width: 960,
    near: true,
    without: ["tablet"],
  },
  "cut-and-fill": { of: "landscape", left: -27, top: 90, width: 1040, near: true },
  "small-order": { of: "suppliers", left: -14, top: 64, width: 1040, near: true },
  "boxes-on-shelves": { of: "large-enterprise", left: 0, top: 72, width: 960, near: true },
  "sign-in-and-rules": { of: "accounts", left: 15, top: 80, width: 1030, near: true },
  "one-list": { of: "mid-market", left: 0, top: 70, width: 960, near: true },
  "globe-and-clocks": { of: "gcc", left: 20, top: 60, width: 1000, near: true },
  mirror: { of: "coaching", left: -27, top: 34, width: 1014, near: true },
  "tiffin-and-tablet": { of: "parents", left: 0, top: 75, width: 1000, near: true },
  "own-files": { of: "training", left: -40, top: 20, width: 1040, near: true },
  "year-six": { of: "longer-use", left: -25, top: 100, width: 1000, near: true },
} as const satisfies Record<string, Detail>;

export type DetailName = keyof typeof details;

/** Scenes of their own for cells and figures beside text, as large as what is rendered from nearer. */
const madeForFigures: readonly string[] = [
  "shipped",
  "in-writing",
  "retired",
  "opened",
  "estimate-pad",
  "scope-page",
  "card-index",
  "certificate",
  "pigeonholes",
  "rented",
  "abacus",
  "sealed",
  "work-packages",
  "drawing-desk",
  "refresh-year",
  "first-visit",
  "class-boxes",
  "shelf-of-spares",
  "brass-key",
  "ink-stamp",
  "room-on-time",
  "windows-support",
  "not-on-mac",
  "site-model",
  "day-two",
  "word-cards",
] satisfies ScenePicture[];

/** Whether the detail `name` is cut from a file; else its scene is rendered again. */
export function isCut(name: string): name is DetailName {
  return name in details && !(details as Record<string, Detail>)[name]?.near;
}

/** The widths of its files: one has every pixel of the cut, where that is more than the others have. */
export function detailWidths(name: string): readonly [number, number] {
  const detail: Detail | undefined = (details as Record<string, Detail>)[name];
  if (detail?.near || madeForFigures.includes(name)) return [600, 960];
  return detail && detail.width >= 720 ? [600, detail.width] : views.detail.widths;
}
