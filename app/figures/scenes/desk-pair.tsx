import { Display, Laptop } from "../devices.tsx";
import { bars, box, disc, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** Two screens at one desk: the old way and the new, side by side. */
export function DeskPair() {
  return (
    <>
      <Sun x={420} y={230} r={140} />
      <Floor y={430} />
      <Display x={214} y={376} s={0.94}>
        <Words x={-150} y={-240} size={26}>
          Today
        </Words>
        {["9:30 Stand-up", "11:00 Review", "3:00 Hand-over"].map((text, at) => (
          <Words x={-150} y={-200 + at * 34} size={19} tone={at === 1 ? "h" : undefined} key={text}>
            {text}
          </Words>
        ))}
        <path className="l" d={disc(80, -176, 56)} />
        <path className="h" d="M80-176v-56a56 56 0 0 1 48.5 84z" />
      </Display>
      <Laptop x={452} y={376} s={0.8}>
        <path className="s" d={bars(-126, -46, 34, 52, 44, 70, 58)} />
        <path className="h" d={bars(30, -46, 34, 52, 96, 120)} />
        <Words x={-126} y={-168} size={22}>
          7 of 8 done
        </Words>
      </Laptop>
      <path className="t" d={box(20, 376, 600, 16, 4)} />
      <path className="k" d="M70 392h16v72H70zm484 0h16v72h-16z" />
      <path className="h" d="M40 376v-34h40v34zm40-26h8a8 8 0 0 1 0 16h-8z" />
    </>
  );
}
