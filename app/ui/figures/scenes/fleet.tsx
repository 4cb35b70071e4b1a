import { Display, Laptop, Phone, Tablet } from "../devices.tsx";
import { bars, box, disc, lines } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** Every kind of device, side by side; wide plates show the desks at its ends. */
export function Fleet() {
  return (
    <>
      <Sun y={300} r={210} />
      <Floor />
      <Display x={-90} s={0.9}>
        <path className="s" d={box(-150, -260, 90, 162, 8)} />
        <path className="w" d={lines(-36, -252, 22, 160, 120, 150)} />
        <path className="h" d={box(-36, -180, 76, 82, 8)} />
        <path className="s" d={box(52, -180, 98, 82, 8)} />
      </Display>
      <Laptop x={320} s={1.2}>
        <path className="w" d={lines(-128, -180, 17, 70, 48, 60)} />
        <path className="s" d={bars(-132, -40, 18, 32, 26, 44, 38, 64, 56, 0, 74)} />
        <path className="h" d={bars(-132 + 160, -40, 18, 32, 92)} />
        <path className="d" d={disc(116, -172, 17)} />
      </Laptop>
      <Tablet x={96} s={0.92}>
        <path className="h" d={box(-70, -233, 140, 74, 8)} />
        <path className="w" d={lines(-66, -136, 22, 128, 104, 120, 66)} />
        <path className="s" d={box(-70, -52, 64, 28, 8) + box(6, -52, 64, 28, 8)} />
      </Tablet>
      <Phone x={548} s={0.86}>
        <path className="h" d={disc(0, -138, 24)} />
        <path className="w" d={lines(-28, -92, 20, 56, 42, 52)} />
        <path className="s" d={box(-32, -38, 64, 20, 10)} />
      </Phone>
      <Tablet x={720} s={0.8}>
        <path className="s" d={box(-70, -233, 140, 100, 8)} />
        <path className="w" d={lines(-66, -108, 22, 128, 90, 112)} />
      </Tablet>
    </>
  );
}
