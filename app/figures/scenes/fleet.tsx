import { Desktop, Display, Laptop, Phone, Tablet } from "../devices.tsx";
import { bars, box, disc, Rows } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** Every kind of device, side by side; wide plates show the desks at its ends. */
export function Fleet() {
  return (
    <>
      <Sun y={284} r={214} />
      <Floor />
      <g className="far">
        <Display x={-92} s={0.94}>
          <path className="s" d={box(-150, -260, 84, 162, 6)} />
          <Rows x={-42} y={-234} gap={32} size={26} of={["48 enrolled", "2 to come"]} />
          <path className="h" d={box(-46, -176, 90, 78, 6)} />
          <path className="s" d={box(60, -176, 90, 78, 6)} />
        </Display>
        <Desktop x={712} s={1.1} />
        <Tablet x={840} s={0.9}>
          <path className="s" d={box(-66, -229, 132, 104, 6)} />
          <Rows x={-62} y={-92} gap={28} size={22} of={["Aisle 4", "All counted"]} />
        </Tablet>
      </g>
      <Laptop x={322} s={1.16}>
        <Rows x={-126} y={-162} gap={24} size={20} of={["48 Macs", "Up to date"]} />
        <path className="s" d={bars(-126, -44, 18, 32, 26, 40, 34, 58, 50, 74)} />
        <path className="h" d={bars(66, -44, 18, 32, 96, 84)} />
        <path className="d" d={disc(116, -170, 15)} />
      </Laptop>
      <Tablet x={88} s={0.84}>
        <path className="h" d={box(-66, -229, 132, 76, 6)} />
        <Rows x={-62} y={-118} gap={30} size={24} of={["Class 6 B", "32 ready"]} />
        <path className="s" d={box(-66, -48, 60, 26, 6) + box(6, -48, 60, 26, 6)} />
      </Tablet>
      <Phone x={562} s={0.82}>
        <path className="h" d={disc(0, -138, 22)} />
        <Rows x={0} y={-84} gap={24} size={20} middle={true} of={["Ready", "2 pm"]} />
        <path className="s" d={box(-32, -40, 64, 20, 10)} />
      </Phone>
    </>
  );
}
