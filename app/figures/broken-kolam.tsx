import { dotSpacing, figurePath } from "./kolam-path.ts";
import { kolamHalf } from "./own-kolam.ts";

const size = 3;

/** A kolam whose topmost stitch is missing: its dot is alone, two ends hang loose. Its place draws the stitch: not-found.css. */
export function BrokenKolam() {
  // Its line begins and ends in the middle of that stitch.
  const { line, dots } = figurePath("/lost", size);
  const half = kolamHalf({ size });
  return (
    <svg className="kolam broken" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <path pathLength={1} d={line} />
      <path className="dots" d={dots} />
      <path className="dots alone" d={`M0 ${-size * dotSpacing}h0`} />
    </svg>
  );
}
