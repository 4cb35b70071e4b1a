import { bars, box, disc, Rows, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Books, Sheet } from "../things.tsx";

/** A bound report, its first page open beside it. */
export function Report() {
  return (
    <>
      <Sun x={250} y={200} r={140} />
      <Floor />
      <Sheet x={446} s={1.24} title="Read">
        <Rows x={-52} y={-132} gap={24} size={18} of={["Who asked", "Who paid"]} />
        <path className="s" d={bars(-54, -22, 20, 29, 28, 44, 36)} />
        <path className="h" d="M33-22v-60h20v60z" />
      </Sheet>
      <path className="k" d={box(150, 96, 226, 304, 6)} />
      <path className="h" d="M150 102a6 6 0 0 1 6-6h26v304h-26a6 6 0 0 1-6-6z" />
      <Words x={208} y={166} size={42} tone="o">
        Report
      </Words>
      <path className="m" d={disc(286, 294, 54)} />
      <path className="s" d="M286 294v-54a54 54 0 0 1 47 81z" />
      <Books x={86} s={0.62} />
    </>
  );
}
