import type { Comparison } from "./compare.ts";
import { perYear, rangeEnds, rangeWords } from "./result-sentences.ts";

/**
 * The range of the result on an axis: left of "same" the Mac costs more, right of it less. The mark in colour is the result with the
 * present figures; near "same" it needs no name of its own, and would have no room for it.
 */
export function RangeChart({ comparison }: { comparison: Comparison }) {
  const { low, high } = comparison.range;
  const [lowest, highest] = rangeEnds(comparison, 1 / (comparison.years || 1));
  const [least, most] = [Math.min(low, 0), Math.max(high, 0)];
  const span = most - least || 1;
  const at = (value: number) => `${Math.round((6 + ((value - least) / span) * 88) * 100) / 100}%`;
  return (
    <div className="range">
      <p>{rangeWords(comparison, perYear)}</p>
      <svg width="100%" height="70" aria-hidden="true">
        <text x={at(0)} y="20">
          same
        </text>
        <line x2="100%" y1="38" y2="38" />
        <line className="band" x1={at(low)} x2={at(high)} y1="38" y2="38" />
        {Math.abs(comparison.saving) > span / 6 && (
          <text x={at(comparison.saving)} y="20">
            now
          </text>
        )}
        <rect className="g0" x={at(0)} y="26" width="5" height="24" strokeWidth="2" />
        <rect className="g1" x={at(comparison.saving)} y="26" width="5" height="24" />
        {/* Ends nearer to each other would write over each other. */}
        {high - low > 0.65 * span && (
          <>
            <text x={at(low)} y="68">{`${lowest} ${side(low)}`}</text>
            <text x={at(high)} y="68">{`${highest} ${side(high)}`}</text>
          </>
        )}
      </svg>
    </div>
  );
}

function side(value: number): string {
  return value < 0 ? "more" : "less";
}
