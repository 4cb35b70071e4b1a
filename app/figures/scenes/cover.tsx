import { Phone, Tablet } from "../devices.tsx";
import { box, disc, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** The card of a covered device with its remaining time, before the devices. */
export function Cover() {
  return (
    <>
      <Sun y={250} r={176} />
      <Floor />
      <Tablet x={184} s={1.2}>
        <path className="s" d={box(-70, -233, 140, 92, 8)} />
        <Words x={-58} y={-208} size={15}>
          Your plan
        </Words>
        <Words x={-58} y={-184} size={15} tone="h">
          KX7-40M-2QD
        </Words>
        <Words x={-70} y={-108} size={15}>
          Accident
        </Words>
        <Words x={-70} y={-80} size={15}>
          Fault
        </Words>
      </Tablet>
      <Phone x={496} s={1.26}>
        <path className="h" d={disc(20, -86, 18)} />
        <path className="w o" d="m11-86 7 7 12-14" />
      </Phone>
      <path className="k" d={box(196, 196, 290, 172, 18)} />
      <path className="h" d={box(196, 196, 290, 64, 18)} />
      <Words x={222} y={223} size={17} tone="o">
        Covered until
      </Words>
      <Words x={222} y={247} size={22} tone="o">
        14 Aug 2028
      </Words>
      <path className="g" d={disc(444, 228, 22)} />
      <path className="w h" d="m433 228 8 8 15-16" />
      <Words x={222} y={308} size={22} tone="o">
        Year 2 of 3
      </Words>
      <path className="w big" d="M226 340h230" />
      <path className="w m big" d="M226 340h130" />
    </>
  );
}
