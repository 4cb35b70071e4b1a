import { box, disc } from "../part.tsx";
import { Floor } from "../setting.tsx";
import { Table } from "../things.tsx";

/** A meeting room: four faces on the wall, chairs before it. */
export function MeetingRoom() {
  return (
    <>
      <Floor y={420} />
      <path className="k" d={box(110, 50, 420, 244, 10)} />
      <path className="k" d={box(270, 300, 100, 14, 7)} />
      <path className="s" d={box(120, 60, 197, 109) + box(323, 175, 197, 109)} />
      <path className="g" d={box(323, 60, 197, 109) + box(120, 175, 197, 109)} />
      <path className="m" d="M342 169a80 80 0 0 1 160 0z" />
      <path
        className="k"
        d="M168 169a50 50 0 0 1 100 0zm204 0a50 50 0 0 1 100 0zM168 284a50 50 0 0 1 100 0zm204 0a50 50 0 0 1 100 0z"
      />
      <path
        className="t"
        d={disc(218, 102, 20) + disc(422, 102, 20) + disc(218, 217, 20) + disc(422, 217, 20)}
      />
      <path
        className="p"
        d="M84 440v-56a20 20 0 0 1 20-20h50a20 20 0 0 1 20 20v56zm172 0v-56a20 20 0 0 1 20-20h88a20 20 0 0 1 20 20v56zm210 0v-56a20 20 0 0 1 20-20h50a20 20 0 0 1 20 20v56z"
      />
      <Table x={320} y={400} width={600} />
    </>
  );
}
