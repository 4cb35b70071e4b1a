import { box, disc, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Plant } from "../things.tsx";

/** A calendar with one day chosen, a clock beside it. */
export function Calendar() {
  return (
    <>
      <Sun x={196} y={214} r={128} />
      <Floor />
      <path className="k" d={box(150, 96, 330, 304, 16)} />
      <path className="g" d="M158 172h314v212a8 8 0 0 1-8 8H166a8 8 0 0 1-8-8z" />
      <Words x={182} y={156} size={26} tone="o">
        Your day
      </Words>
      <path className="t" d={box(204, 76, 16, 44, 8) + box(410, 76, 16, 44, 8)} />
      <path className="w" strokeDasharray="0 40" d="M200 214h240M200 258h240M200 302h240M200 346h120" />
      <path className="m" d={disc(360, 302, 27)} />
      <path className="w o" d="m350 302 7 8 14-15" />
      <path className="g" d={disc(504, 332, 68)} />
      <path className="h" d={disc(504, 332, 5)} />
      <path className="w h" d="M504 332v-38m0 38 26 14" />
      <path className="i" d="M504 276v8m0 96v8m56-56h-8m-96 0h-8" />
      <Plant x={86} s={0.9} />
    </>
  );
}
