import { bars, box, disc, lines } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Books, Sheet } from "../things.tsx";

/** A bound report, its first page open beside it. */
export function Report() {
  return (
    <>
      <Sun x={250} y={200} r={140} />
      <Floor />
      <Sheet x={446} s={1.24}>
        <path className="w" d={lines(-52, -140, 20, 104, 80, 96)} />
        <path className="s" d={bars(-54, -22, 20, 29, 28, 44, 36)} />
        <path className="h" d="M33-22v-60h20v60z" />
      </Sheet>
      <path className="k" d={box(150, 96, 226, 304, 6)} />
      <path className="h" d="M150 102a6 6 0 0 1 6-6h26v304h-26a6 6 0 0 1-6-6z" />
      <path className="w o" d="M212 146h96m-96 26h60" />
      <path className="m" d={disc(286, 294, 54)} />
      <path className="s" d="M286 294v-54a54 54 0 0 1 47 81z" />
      <Books x={86} s={0.62} />
    </>
  );
}
