import { box, disc, Rows, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Carton } from "../things.tsx";

/** A delivery is unloaded: the open back of the van, labelled cartons, the trolley with its list. */
export function Route() {
  return (
    <>
      <Sun x={200} y={190} r={104} />
      <Floor />
      <path className="t" d={box(262, 76, 320, 292, 16)} />
      <path className="k" d={box(286, 100, 272, 236, 8)} />
      <Carton x={368} y={336} s={0.94} />
      <Carton x={492} y={336} s={0.8} />
      <Carton x={380} y={233} s={0.74} />
      <path className="h" d={box(262, 344, 320, 24, 6)} />
      <path className="m" d={box(274, 350, 24, 12, 4) + box(546, 350, 24, 12, 4)} />
      <path className="k" d={box(288, 368, 56, 32, 8) + box(500, 368, 56, 32, 8)} />
      <path className="w p" d="M60 148v230h150" />
      <path className="k" d={disc(84, 384, 16)} />
      <Carton x={142} y={374} s={0.94} />
      <Carton x={134} y={271} s={0.78} />
      <path className="g" d={box(164, 214, 92, 118, 8)} />
      <Words x={174} y={244} size={20} tone="h">
        To load
      </Words>
      <Rows x={174} y={274} gap={24} size={18} of={["12 boxes", "5 in", "7 to go"]} />
    </>
  );
}
