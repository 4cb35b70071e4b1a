import { figurePath, figureReach, groundTile, type KolamOutline, tileSize } from "./kolam-path.ts";
import type { Section } from "./sections.ts";

/** The outline of the dots in each section, and the number of dots from the middle to a side: one of two, by page. */
const families: Record<Section, { outline: KolamOutline; sizes: readonly [number, number]; turn?: number }> =
  {
    company: { outline: "eight", sizes: [2, 3] },
    services: { outline: "six", sizes: [3, 4] },
    enterprise: { outline: "diamond", sizes: [3, 4] },
    education: { outline: "square", sizes: [2, 3] },
    creators: { outline: "open", sizes: [3, 4] },
    apple: { outline: "square", sizes: [2, 3], turn: 45 },
    library: { outline: "diamond", sizes: [4, 5] },
  };

type OwnKolam = {
  seed: string;
  size: number;
  outline: KolamOutline;
  turn: number | undefined;
  isLarge: boolean;
};

/** The seed of a page's kolam, so that each section has its family and no two pages of a section share one. */
export function ownKolam(path: string, section: Section): OwnKolam {
  const { outline, sizes, turn } = families[section];
  return { seed: `${path}/`, size: sizes[path.length % 2 ? 0 : 1], outline, turn, isLarge: true };
}

/** The same with the fewer dots of its family, for use beside a whole page. */
export function smallKolam(path: string, section: Section): OwnKolam {
  return { ...ownKolam(path, section), size: families[section].sizes[0], isLarge: false };
}

type Props = Pick<OwnKolam, "seed"> & Partial<OwnKolam>;

/** A kolam on its own: one unbroken line grown from `seed`, with `size` dots from the middle to a tip or side; `turn` in degrees. */
export function Kolam({ seed, size = 4, outline, turn, isLarge = false }: Props) {
  const { line, dots } = figurePath(seed, size, outline);
  const half = Math.round((figureReach(size) + 4) * (turn ? 1.3 : 1));
  const drawn = (
    <>
      <path pathLength={1} d={line} />
      <path className="dots" d={dots} />
    </>
  );
  return (
    <svg
      className={isLarge ? "kolam own" : "kolam"}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
    >
      {turn ? <g transform={`rotate(${turn})`}>{drawn}</g> : drawn}
    </svg>
  );
}

/**
 * An endless kolam grown from `seed` that fills the positioned element around it, fading where words or figures are.
 * Its pattern's id is made of the seed: one a document for each page.
 */
export function KolamGround({ seed }: { seed: string }) {
  const { line, dots } = groundTile(seed);
  const id = `kolam${seed.replaceAll("/", "-")}`;
  return (
    <svg className="kolam ground" aria-hidden="true">
      <pattern
        id={id}
        width={tileSize}
        height={tileSize}
        patternUnits="userSpaceOnUse"
        patternTransform="scale(.8)"
      >
        <path d={line} />
        <path className="dots" d={dots} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
