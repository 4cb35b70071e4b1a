import { Laptop } from "../devices.tsx";
import { disc, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A laptop inside a ring of four stations: bought, used, refreshed, returned. */
export function Lifecycle() {
  return (
    <>
      <Floor />
      <Sun y={240} r={96} rings={0} />
      <path className="l" d={disc(320, 240, 176)} />
      <path
        className="w h"
        d="M320 64a176 176 0 0 1 152 88m0 176a176 176 0 0 1-152 88m-152-88a176 176 0 0 1 0-176"
      />
      <path
        className="g"
        d={disc(320, 64, 34) + disc(496, 240, 34) + disc(320, 416, 34) + disc(144, 240, 34)}
      />
      <path className="h" d="M306 54h28v20h-28zm176 186 14-14 14 14-14 14zM308 404h24v24h-24z" />
      <path className="w h" d="m132 240 8 8 16-16" />
      <Laptop x={320} y={296} s={0.62}>
        <Words x={-122} y={-146} size={32}>
          Year 3
        </Words>
        <path className="s" d="M-124-110h248v64h-248z" />
      </Laptop>
    </>
  );
}
