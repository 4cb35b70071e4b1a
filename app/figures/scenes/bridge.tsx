import { Laptop } from "../devices.tsx";
import { box, disc, Rows } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A bridge leads from the old screen to the new one. */
export function Bridge() {
  return (
    <>
      <Sun y={300} r={120} />
      <Floor />
      <path
        className="l"
        d="M120 300Q320 60 520 300M120 300h400M170 248v52m50-90v90m50-112v112m50-120v120m50-112v112m50-90v90m50-52v52"
      />
      <path className="k" d={box(108, 296, 424, 12, 4)} />
      <path className="h" d={box(246, 260, 44, 36, 4)} />
      <path className="k" d={box(330, 260, 44, 36, 4)} />
      <path className="w" d="M258 278h20m62 0h20" />
      <path className="t" d="M60 366h56l6 34h-68z" />
      <path className="k" d={box(8, 236, 160, 132, 8)} />
      <path className="t" d={box(22, 250, 132, 98, 2)} />
      <Rows x={36} y={282} gap={27} size={22} of={["Files", "Mail", "Accounts"]} />
      <Laptop x={536} s={0.58}>
        <path className="h" d={disc(0, -114, 40)} />
        <path className="w o" d="m-18-114 12 12 24-24" />
      </Laptop>
    </>
  );
}
