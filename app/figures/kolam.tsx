import { figurePath, groundTile, tileSize } from "./kolam-path.ts";
import { kolamHalf, type OwnKolam } from "./own-kolam.ts";

type Props = Pick<OwnKolam, "seed"> & Partial<OwnKolam>;

/** A kolam on its own: one unbroken line grown from `seed`, with `size` dots from the middle to a tip or side; `turn` in degrees. */
export function Kolam({ seed, size = 4, outline, turn, isLarge = false }: Props) {
  const { line, dots } = figurePath(seed, size, outline);
  const half = kolamHalf({ size, turn, outline });
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
