import { figurePath, figureReach, groundTile, tileSize } from "./kolam-path.ts";

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

/** An endless kolam ground inside another drawing. `id` must be free in the document, `area` is path data. */
export function KolamGround({ seed, id, area }: { seed: string; id: string; area: string }) {
  const { line, dots } = groundTile(seed);
  return (
    <>
      <pattern id={id} width={tileSize} height={tileSize} patternUnits="userSpaceOnUse" patternTransform="scale(.7)">
        <path className="kolam" d={line} />
        <path className="kolam dots" d={dots} />
      </pattern>
      <path fill={`url(#${id})`} d={area} />
    </>
  );
}
