import { Rack } from "../devices.tsx";
import { disc } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** Server racks under a cloud. */
export function RackScene() {
  return (
    <>
      <Sun x={420} y={130} r={74} />
      <Floor />
      <path
        className="g"
        d="M206 186a44 44 0 0 1 4-88 66 66 0 0 1 126-14 50 50 0 0 1 70 44 30 30 0 0 1-6 58z"
      />
      <path className="l" d="M250 186v40h-100v30m160-70v70m60-70v40h100v30" />
      <Rack x={150} s={0.86} />
      <Rack x={310} s={0.86}>
        <path className="m" d={disc(40, -262, 5) + disc(40, -174, 5)} />
      </Rack>
      <Rack x={470} s={0.86} />
    </>
  );
}
