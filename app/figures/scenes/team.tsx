import { Laptop } from "../devices.tsx";
import { box, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Table } from "../things.tsx";

/** A team's own place: tools on their board, a cup for each on the shelf, the laptop left open. */
export function Team() {
  const cup = (x: number) => `M${x} 160h44l-4 40h-36zm44 8q18 0 14 14-3 8-17 8`;
  return (
    <>
      <Sun x={470} y={180} r={120} />
      <Floor y={430} />
      <path className="t" d={box(64, 60, 236, 200, 8)} />
      <path className="w map" d="M86 82h200m-200 52h200m-200 52h200m-200 52h200" />
      <path
        className="k"
        d="M108 92h16v110h-16zm52 0h28v34h-8v76h-12v-76h-8zm56 0h56v24h-20v86h-16v-86h-20z"
      />
      <path className="k" d={box(350, 200, 240, 10, 4)} />
      <path className="h" d={cup(366)} />
      <path className="g" d={cup(440)} />
      <path className="d" d={cup(514)} />
      <Laptop x={400} y={356} s={0.6}>
        <Words x={-128} y={-150} size={34}>
          Today
        </Words>
        <Words x={-128} y={-98} size={28} tone="h">
          Bench: Meera
        </Words>
        <Words x={-128} y={-58} size={28} tone="h">
          Class: Zoya
        </Words>
      </Laptop>
      <path className="p" d="M120 340h130v16h-130z" />
      <path className="m" d="M130 324h110v16h-110z" />
      <Table x={320} y={356} width={580} />
    </>
  );
}
