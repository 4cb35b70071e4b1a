import { Tablet } from "../devices.tsx";
import { box, disc, Part, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A laptop on the bench with its base off, a screwdriver, the estimate on a tablet. */
export function RepairBench() {
  return (
    <>
      <Sun x={320} y={190} r={120} />
      <Floor y={420} />
      <Tablet x={474} y={392} s={0.94}>
        <Words x={-70} y={-214} size={20}>
          Estimate
        </Words>
        <Words x={-70} y={-176} size={16}>
          New screen
        </Words>
        <Words x={-70} y={-150} size={16}>
          Half a day
        </Words>
        <Words x={-70} y={-124} size={16}>
          Data stays
        </Words>
        <path className="h" d={box(-70, -92, 140, 36, 10)} />
        <Words x={0} y={-68} size={17} tone="o" middle>
          Repair
        </Words>
      </Tablet>
      <Part x={216} y={392}>
        <path className="t" d="M-172-30h344l28 30h-400z" />
        <path className="k" d="M-152-148h304l14 118h-332z" />
        <path className="p" d="M-112-132h224l4 34h-232z" />
        <path className="g" d={disc(-84, -115, 13) + disc(84, -115, 13)} />
        <path className="m" d={box(-26, -128, 52, 26, 4)} />
        <path className="s" d="M-130-88h80l-2 48h-84zm90 0h80l2 48h-84zm90 0h80l6 48h-84z" />
        <path className="l" d="M-98-88v-10m98 10v-10m98 10v-10" />
      </Part>
      <path className="t" d={box(20, 392, 600, 16, 4)} />
      <path className="k" d="M70 408h16l-6 60h-14zm486 0h16l4 60h-14z" />
      <path className="m" d={box(300, 372, 86, 18, 9)} />
      <path className="i" d="M300 381h-74" />
    </>
  );
}
