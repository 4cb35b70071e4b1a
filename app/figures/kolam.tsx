import { figurePath, figureReach, groundTile, tileSize } from "./kolam-path.ts";

/** What the kolam of a page is grown from: 25 dots or 41, so that no two pages of a section share one. */
export function ownKolam(path: string): { seed: string; size: number } {
  return { seed: `${path}/`, size: path.length % 2 ? 3 : 4 };
}

/** A kolam on its own: one unbroken line grown from `seed`, with `size` dots from the middle to a tip. */
export function Kolam({ seed, size = 4 }: { seed: string; size?: number }) {
  const { line, dots } = figurePath(seed, size);
  const half = figureReach(size) + 4;
  return (
    <svg className="kolam" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <path pathLength={1} d={line} />
      <path className="dots" d={dots} />
    </svg>
  );
}

/**
 * An endless kolam grown from `seed` that fills the positioned element it stands in, fading where words or figures are.
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
