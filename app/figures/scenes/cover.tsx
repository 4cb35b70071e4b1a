import { Phone, Tablet } from "../devices.tsx";
import { box, disc, lines } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** The card of a device that is covered, how much of the time is left on it, before the devices. */
export function Cover() {
  return (
    <>
      <Sun y={250} r={176} />
      <Floor />
      <Tablet x={184} s={1.2}>
        <path className="s" d={box(-70, -233, 140, 92, 8)} />
        <path className="w" d={lines(-66, -116, 22, 60, 50)} />
      </Tablet>
      <Phone x={496} s={1.26}>
        <path className="w" d={lines(-24, -150, 20, 44, 30)} />
      </Phone>
      <path className="k" d={box(196, 196, 290, 172, 18)} />
      <path className="h" d={box(196, 196, 290, 64, 18)} />
      <path className="w o" d={lines(222, 218, 20, 120, 70)} />
      <path className="g" d={disc(444, 228, 22)} />
      <path className="w h" d="m433 228 8 8 15-16" />
      <path className="w" d={lines(222, 292, 22, 96, 60)} />
      <path className="w big" d="M226 344h230" />
      <path className="w m big" d="M226 344h156" />
    </>
  );
}
