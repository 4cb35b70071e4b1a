import type { Comparison } from "./compare.ts";
import { rangeWords } from "./result-sentences.ts";

/** The range of the result on an axis: left of zero the PC costs less, right of it the Mac. */
export function RangeChart({ comparison }: { comparison: Comparison }) {
  const { low, high } = comparison.range;
  const [least, most] = [Math.min(low, 0), Math.max(high, 0)];
  const span = most - least || 1;
  const at = (value: number) => `${Math.round((4 + ((value - least) / span) * 92) * 100) / 100}%`;
  return (
    <div className="range">
      <svg width="100%" height="24" aria-hidden="true">
        <line x1="0" x2="100%" y1="12" y2="12" />
        <line className="band" x1={at(low)} x2={at(high)} y1="12" y2="12" />
        <line x1={at(0)} x2={at(0)} y1="2" y2="22" />
        <circle cx={at(comparison.saving)} cy="12" r="7" />
      </svg>
      <p className="ends" aria-hidden="true">
        <span>PC costs less</span>
        <span>Mac costs less</span>
      </p>
      <p>{rangeWords(comparison)}</p>
    </div>
  );
}
