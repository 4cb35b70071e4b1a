import { Display } from "../devices.tsx";
import { box } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Plant, Table } from "../things.tsx";

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
          <path className="w big" d="M20-240h110m-110 50h70m-70 50h110" />
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
