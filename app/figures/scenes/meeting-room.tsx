import { bars, box, disc, Words } from "../part.tsx";
import { Floor } from "../setting.tsx";
import { Table } from "../things.tsx";

/** A meeting room: the plan on the wall, chairs before it. */
export function MeetingRoom() {
  return (
    <>
      <Floor y={420} />
      <path className="k" d={box(90, 44, 460, 250, 10)} />
      <path className="g" d={box(100, 54, 440, 230, 4)} />
      <path className="k" d={box(270, 300, 100, 14, 7)} />
      <path className="h" d={box(100, 54, 130, 230, 4)} />
      {["Costs", "Devices", "Dates", "People"].map((text, at) => (
        <Words x={120} y={98 + at * 38} size={20} tone="o" key={text}>
          {text}
        </Words>
      ))}
      <Words x={258} y={100} size={26} tone="h">
        Year by year
      </Words>
      <path className="s" d={bars(258, 256, 30, 46, 44, 70, 62, 96)} />
      <path className="h" d={bars(442, 256, 30, 46, 118)} />
      <path className="m" d={disc(504, 92, 18)} />
      <path
        className="p"
        d="M84 440v-56a20 20 0 0 1 20-20h50a20 20 0 0 1 20 20v56zm172 0v-56a20 20 0 0 1 20-20h88a20 20 0 0 1 20 20v56zm210 0v-56a20 20 0 0 1 20-20h50a20 20 0 0 1 20 20v56z"
      />
      <Table x={320} y={400} width={600} />
    </>
  );
}
