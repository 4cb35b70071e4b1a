import { figureReach, type KolamOutline } from "./kolam-path.ts";
import type { Section } from "./sections.ts";

/** The outline of the dots in each section, and the number of dots from the middle to a side: one of two, by page. */
const families: Record<Section, { outline: KolamOutline; sizes: readonly [number, number]; turn?: number }> =
  {
    company: { outline: "eight", sizes: [2, 3] },
    services: { outline: "six", sizes: [3, 3] },
    enterprise: { outline: "diamond", sizes: [3, 4] },
    education: { outline: "square", sizes: [2, 3] },
    creators: { outline: "open", sizes: [3, 4] },
    apple: { outline: "square", sizes: [2, 3], turn: 45 },
    library: { outline: "eight", sizes: [2, 3], turn: 45 },
  };

export type OwnKolam = {
  seed: string;
  size: number;
  outline: KolamOutline;
  turn: number | undefined;
  isLarge: boolean;
};

/** The seed of a page's kolam, so that each section has its family and no two pages of a section share one. */
export function ownKolam(path: string, section: Section): OwnKolam {
  const { outline, sizes, turn } = families[section];
  return { seed: `${path}/`, size: sizes[path.charCodeAt(2) % 2 ? 1 : 0], outline, turn, isLarge: true };
}

/** The same with the fewer dots of its family, for use beside a whole page. */
export function smallKolam(path: string, section: Section): OwnKolam {
  return { ...ownKolam(path, section), size: families[section].sizes[0], isLarge: false };
}

/** Half the width of the box that a kolam needs with its line. Of a turned one only a square's corners reach farther. */
export function kolamHalf({ size, turn, outline }: Partial<OwnKolam> & { size: number }): number {
  return Math.round((figureReach(size) + 4) * (turn && outline === "square" ? 1.3 : 1));
}
