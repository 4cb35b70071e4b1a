import { box, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** Invented figures that add up. */
const rows = [
  ["Rental", "₹2,400"],
  ["Cover", "₹310"],
  ["GST 18%", "₹488"],
] as const;

/** The lines of a bill with their sums, and the months in which it is paid. */
export function Ledger() {
  const months = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((at) => [at, row] as const));
  const month = (paid: boolean) =>
    months
      .filter(([at, row]) => row * 3 + at < 5 === paid)
      .map(([at, row]) => box(400 + at * 60, 212 + row * 46, 46, 32, 6))
      .join("");
  return (
    <>
      <Sun x={320} y={196} r={130} />
      <Floor />
      <path className="t" d={box(376, 148, 220, 252, 14)} />
      <Words x={402} y={188} size={20}>
        Month 5 of 12
      </Words>
      <path className="s" d={month(false)} />
      <path className="m" d={month(true)} />
      <path className="g" d="M74 84h214l52 52v264H74z" />
      <path className="s" d="M288 84v52h52z" />
      <Words x={106} y={138} size={24} tone="h">
        Example
      </Words>
      {rows.map(([label, sum], at) => (
        <g key={label}>
          <Words x={106} y={196 + at * 44} size={19}>
            {label}
          </Words>
          <Words x={238} y={196 + at * 44} size={19}>
            {sum}
          </Words>
        </g>
      ))}
      <path className="i" d="M106 314h202" />
      <path className="m" d={box(98, 332, 218, 42, 8)} />
      <Words x={106} y={361} size={21}>
        A month
      </Words>
      <Words x={226} y={361} size={21}>
        ₹3,198
      </Words>
    </>
  );
}
