import { Pencil } from "../devices.tsx";
import { disc, Rows } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Sheet, Table } from "../things.tsx";

/** One agreement in two copies on a table, the nearer one signed. */
export function Agreement() {
  return (
    <>
      <Sun y={190} r={136} />
      <Floor y={430} />
      <Sheet x={414} y={356} s={1.2} />
      <Sheet x={264} y={356} s={1.44} title="Agreed">
        <Rows x={-52} y={-126} gap={24} size={17} of={["50 devices", "3 years", "1 contact"]} />
        <path
          className="i"
          d="M-54-30h44m16 0h44M-50-36c8-16 12 10 20-4s10 4 16 0M10-36c10-14 8 8 18-2s8 2 18-2"
        />
      </Sheet>
      <path className="m" d={disc(352, 322, 24)} />
      <path className="p" d="M84 316h56l-5 40h-46zm56 8q20 0 16 14-3 10-18 8" />
      <Table x={320} y={356} width={580} />
      <g transform="translate(384 348)rotate(82)">
        <Pencil x={0} y={0} s={0.8} />
      </g>
    </>
  );
}
