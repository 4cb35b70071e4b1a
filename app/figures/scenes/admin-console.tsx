import { Display, Phone } from "../devices.tsx";
import { box, disc, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

const names = ["Asha", "Kabir", "Sara", "Rehan", "Zoya", "Divya", "Arun", "Meera", "Joy"];

/** Every device of a company on one screen; one asks for attention. */
export function AdminConsole() {
  return (
    <>
      <Sun x={320} y={196} r={176} />
      <Floor />
      <Display x={300} s={1.26}>
        <path className="s" d={box(-172, -282, 74, 206)} />
        {["Devices", "Apps", "Updates", "Repairs"].map((label, at) => (
          <Words x={-162} y={-250 + at * 24} size={13} tone={at === 0 ? "h" : undefined} key={label}>
            {label}
          </Words>
        ))}
        <Words x={-80} y={-246} size={18}>
          9 Macs, 1 to update
        </Words>
        <path
          className="t"
          d={[0, 1, 2, 3, 4, 6, 7, 8]
            .map((n) => box(-80 + (n % 3) * 80, -232 + Math.floor(n / 3) * 48, 68, 38, 5))
            .join("")}
        />
        <path className="m" d={box(80, -184, 68, 38, 5)} />
        <path
          className="h"
          d={[0, 1, 2, 3, 4, 5, 6, 7, 8]
            .map((n) => disc(-64 + (n % 3) * 80, -213 + Math.floor(n / 3) * 48, 6))
            .join("")}
        />
        {names.map((name, n) => (
          <Words x={-53 + (n % 3) * 80} y={-208 + Math.floor(n / 3) * 48} size={12} key={name}>
            {name}
          </Words>
        ))}
      </Display>
      <Phone x={560} s={0.78}>
        <path className="m" d={disc(0, -132, 20)} />
        <Words x={0} y={-84} size={19} middle>
          Divya
        </Words>
        <Words x={0} y={-60} size={15} middle>
          to update
        </Words>
      </Phone>
    </>
  );
}
