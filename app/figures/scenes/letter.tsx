import { box, disc, lines } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A letter comes out of its envelope. */
export function Letter() {
  return (
    <>
      <Sun y={196} r={148} />
      <Floor />
      <path className="k" d="M110 214 320 70l210 144v186H110z" />
      <path className="g" d={box(150, 100, 340, 260, 6)} />
      <path className="w h" d="M190 146h110" />
      <path className="w" d={lines(190, 180, 24, 260, 220, 246)} />
      <path className="t" d="M110 214 320 334l210-120v186H110z" />
      <path className="s" d="M110 400 320 270l210 130z" />
      <path className="i" d="M110 214v186h420V214M110 400 320 270l210 130" />
      <path className="m" d={disc(320, 322, 32)} />
      <path className="i" d="M308 322h24m-12-12v24" />
    </>
  );
}
