import { Laptop } from "../devices.tsx";
import { box, disc, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A laptop rises out of its opened box and is ready. */
export function Unbox() {
  return (
    <>
      <Sun y={196} r={150} />
      <Floor />
      <Laptop x={320} y={292} s={0.9}>
        <path className="h" d={disc(0, -162, 24)} />
        <path className="w o" d="m-11-162 8 8 15-16" />
        <Words x={0} y={-102} size={32} middle>
          Welcome, Asha
        </Words>
        <Words x={0} y={-72} size={18} tone="h" middle>
          18 of 26 apps
        </Words>
      </Laptop>
      <path className="t" d="M120 266h400v134h-400z" />
      <path className="s" d="M120 266h400l64-46h-88l-30 20h-292l-30-20h-88z" />
      <path className="l" d="M120 266 56 220h88l30 20m346 26 64-46h-88l-30 20M120 266h400" />
      <path className="h" d={box(292, 266, 56, 134)} />
      <path className="w" d="M150 372h56m-56-18h30" />
    </>
  );
}
