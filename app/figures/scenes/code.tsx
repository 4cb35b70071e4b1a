import { Laptop, Phone } from "../devices.tsx";
import { box, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

const source = [
  [0, "m", "struct FleetView: View {"],
  [1, "o", "let macs: [Mac]"],
  [1, "m", "var body: some View {"],
  [2, "o", "List(macs) { mac in"],
  [3, "s", "Text(mac.owner)"],
  [2, "o", "}"],
  [1, "m", "}"],
] as const;

/** A program in the making on a laptop, its trial on a phone. */
export function Code() {
  return (
    <>
      <Sun x={280} y={230} r={170} />
      <Floor />
      <Laptop x={280} s={1.36}>
        <path className="d" d={box(-152, -206, 304, 184, 3)} />
        {source.map(([indent, tone, text], at) => (
          <Words x={-136 + indent * 14} y={-176 + at * 22} size={15} tone={tone} key={indent + text}>
            {text}
          </Words>
        ))}
      </Laptop>
      <Phone x={548} s={0.96}>
        <path className="h" d={box(-34, -166, 68, 60, 10)} />
        <Words x={0} y={-84} size={15} middle>
          Asha
        </Words>
        <Words x={0} y={-60} size={15} middle>
          Kabir
        </Words>
        <path className="m" d={box(-34, -40, 68, 22, 11)} />
      </Phone>
    </>
  );
}
