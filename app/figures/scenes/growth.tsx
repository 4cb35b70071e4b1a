import { Laptop } from "../devices.tsx";
import { bars, disc, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** Columns rise behind a laptop; a line runs over them. */
export function Growth() {
  return (
    <>
      <Sun x={470} y={150} r={64} />
      <Floor />
      <path className="t" d={bars(70, 400, 64, 84, 80, 128, 110, 184)} />
      <path className="k" d={bars(70 + 4 * 84, 400, 64, 84, 236, 290)} />
      <path className="h" d="M406 164h64v24h-64zm84-54h64v24h-64z" />
      <path className="l" d="M60 300 C160 290 200 240 280 224 S 420 130 566 84" />
      <path className="k" d={disc(102, 292, 6) + disc(270, 226, 6) + disc(438, 136, 6)} />
      <Laptop x={234} s={0.78}>
        <Words x={-130} y={-168} size={24}>
          Year by year
        </Words>
        <path className="s" d={bars(-130, -44, 30, 46, 30, 44, 52, 70, 88)} />
        <path className="h" d={bars(100, -44, 30, 46, 120)} />
      </Laptop>
    </>
  );
}
