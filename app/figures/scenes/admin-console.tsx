import { Display, Phone } from "../devices.tsx";
import { box, disc, lines } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** Every device of a company on one screen; one asks for attention. */
export function AdminConsole() {
  return (
    <>
      <Sun x={320} y={196} r={176} />
      <Floor />
      <Display x={300} s={1.26}>
        <path className="s" d={box(-172, -282, 74, 206)} />
        <path className="w h" d="M-156-256h42" />
        <path className="w" d={lines(-78, -252, 0, 90)} />
        <path className="w o" d={lines(-156, -228, 22, 42, 30, 38)} />
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
      </Display>
      <Phone x={560} s={0.78}>
        <path className="m" d={disc(0, -132, 20)} />
        <path className="w" d={lines(-28, -84, 22, 56, 40)} />
      </Phone>
    </>
  );
}
