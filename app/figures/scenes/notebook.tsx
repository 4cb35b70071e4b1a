import { Laptop } from "../devices.tsx";
import { box, disc, Rows } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** One notebook, open on the table, with a picture being made on it. */
export function Notebook() {
  return (
    <>
      <Sun x={320} y={230} r={150} rings={2} />
      <Floor />
      <Laptop x={320} y={400} s={1.3}>
        <path className="s" d={box(-140, -194, 52, 160, 4)} />
        <Rows x={-134} y={-172} gap={21} size={16} of={["Sky", "Sun", "Hills", "Text"]} />
        <path className="m" d={disc(60, -130, 30)} />
        <path className="d" d="m-76-44 62-72 44 44 26-24 82 52z" />
      </Laptop>
    </>
  );
}
