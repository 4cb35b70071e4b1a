import type { Comparison } from "./compare.ts";
import { rangeEnds, rangeWords } from "./result-sentences.ts";

/**
 * The range of the result on an axis: left of "same" the Mac costs more, right of it less. The dot is the result with the
 * present figures; near "same" it needs no name of its own, and would have no room for it.
 */
export function RangeChart({ comparison }: { comparison: Comparison }) {
  const { low, high } = comparison.range;
  const [lowest, highest] = rangeEnds(comparison);
  const [least, most] = [Math.min(low, 0), Math.max(high, 0)];
  const span = most - least || 1;
  const at = (value: number) => `${Math.round((4 + ((value - least) / span) * 92) * 100) / 100}%`;
  return (
    <div className="range">
      <svg width="100%" height="44" aria-hidden="true">
        <text x={at(0)} y="14">
          same
        </text>
        {Math.abs(comparison.saving) > span / 6 && (
          <text x={at(comparison.saving)} y="14">
            now
          </text>
        )}
        <line x1="0" x2="100%" y1="32" y2="32" />
        <line className="band" x1={at(low)} x2={at(high)} y1="32" y2="32" />
        <line x1={at(0)} x2={at(0)} y1="22" y2="42" />
        <circle cx={at(comparison.saving)} cy="32" r="7" />
      </svg>
      <p className="ends" aria-hidden="true">
        <small>{low < 0 && <End name="Mac costs more" amount={lowest} />}</small>
        <small>{high > 0 && <End name="Mac costs less" amount={highest} />}</small>
      </p>
      <p>{rangeWords(comparison)}</p>
    </div>
  );
}

function End({ name, amount }: { name: string; amount: string }) {
  return (
    <>
      {name}
      <br />
      {amount}
    </>
  );
}
