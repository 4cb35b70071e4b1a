import { box, lines } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

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
      <path className="w p" d="M402 180h90" />
      <path className="s" d={month(false)} />
      <path className="m" d={month(true)} />
      <path className="g" d="M74 84h214l52 52v264H74z" />
      <path className="s" d="M288 84v52h52z" />
      <path className="w h" d="M106 130h96" />
      <path className="w" d={lines(106, 184, 38, 110, 84, 126, 70)} />
      <path className="w p" d={lines(262, 184, 38, 46, 46, 46, 46)} />
      <path className="l" d="M106 328h202" />
      <path className="w m" d="M106 360h76m70 0h56" />
    </>
  );
}
