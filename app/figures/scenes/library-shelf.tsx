import { Tablet } from "../devices.tsx";
import { bars, box, disc, Rows } from "../part.tsx";
import { Plant } from "../things.tsx";

/** A shelf of books, a tablet among them. */
export function LibraryShelf() {
  return (
    <>
      <path className="rays" d={disc(470, 140, 90) + disc(470, 140, 116)} />
      <path className="m" d={disc(470, 140, 66)} />
      <path className="t" d={box(40, 206, 560, 16, 3) + box(40, 404, 560, 16, 3)} />
      <path className="k" d={bars(70, 206, 30, 98, 130, 110)} />
      <path className="p" d={bars(104, 206, 26, 94, 146, 96)} />
      <path className="t" d={`${bars(134, 206, 30, 98, 120, 136)}M286 206l-34-118 28-8 36 126z`} />
      <path className="w" d="M80 104h10m24-16h6m24 26h10m24 10h10" />
      <Plant x={378} y={206} s={0.8} />
      <Tablet x={186} y={404} s={0.64}>
        <path className="h" d={box(-66, -229, 132, 90, 6)} />
        <Rows x={-62} y={-100} gap={34} size={28} of={["Reports", "4 to read"]} />
      </Tablet>
      <path className="k" d={bars(300, 404, 32, 104, 150, 120, 140)} />
      <path className="p" d={bars(336, 404, 24, 104, 126, 150)} />
      <path className="t" d={bars(364, 404, 36, 104, 142, 134)} />
      <path className="k" d={box(72, 380, 36, 24, 3)} />
      <path className="p" d={box(66, 356, 44, 24, 3)} />
      <path className="w" d="M310 276h12m24 20h6m22 4h14m24 12h10" />
    </>
  );
}
