import { Display } from "../devices.tsx";
import { box, Rows } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Plant, Table } from "../things.tsx";

const desks = [
  ["Orders", "12 new"],
  ["Invoices", "8 sent"],
  ["Calls", "3 open"],
] as const;

/** A floor of desks behind the window. */
export function Office() {
  return (
    <>
      <Sun x={196} y={186} r={92} rings={2} />
      <path className="l" d="M40 40h560v330H40zM40 130h560M227 40v330M413 40v330" />
      <Floor y={430} />
      {[140, 320, 500].map((x, at) => (
        <Display x={x} y={356} s={0.44} key={x}>
          <path className={at === 1 ? "h" : "s"} d={box(-140, -250, 120, 142, 6)} />
          <Rows x={12} y={-206} gap={52} size={38} of={desks[at] ?? []} />
        </Display>
      ))}
      <Table x={320} y={356} width={560} />
      <Plant x={30} y={430} s={1.2} />
      <path
        className="p"
        d="M110 430v-30a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14v30zm176 0v-30a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14v30zm176 0v-30a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14v30z"
      />
    </>
  );
}
