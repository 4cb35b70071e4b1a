import { disc, lines } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Person, Sheet, Table } from "../things.tsx";

/** Two people, one agreement between them. */
export function Handshake() {
  return (
    <>
      <Sun y={190} r={136} />
      <Floor y={430} />
      <Person x={124} y={356} s={1.1} tone="k" />
      <Person x={516} y={356} s={1.1} tone="p" />
      <Sheet x={320} y={356} s={1.16}>
        <path className="w" d={lines(-52, -138, 20, 104, 84, 100)} />
        <path
          className="i"
          d="M-54-34h44m20 0h44M-50-40c8-16 12 10 20-4s10 4 16 0M14-40c10-14 8 8 18-2s8 2 18-2"
        />
      </Sheet>
      <path className="m" d={disc(374, 306, 20)} />
      <Table x={320} y={356} width={580} />
    </>
  );
}
