import { Phone, Tablet } from "../devices.tsx";
import { box, lines } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A shield stands before the devices. */
export function Shield() {
  return (
    <>
      <Sun y={250} r={176} />
      <Floor />
      <Tablet x={204} s={1.06}>
        <path className="s" d={box(-70, -233, 140, 92, 8)} />
        <path className="w" d={lines(-66, -116, 22, 60, 50, 56, 40)} />
      </Tablet>
      <Phone x={462} s={1.12}>
        <path className="w" d={lines(6, -150, 20, 24, 20, 26)} />
        <path className="s" d={box(4, -60, 30, 24, 8)} />
      </Phone>
      <path
        className="k"
        d="M330 128c36 26 74 36 116 38v92c0 70-46 116-116 142-70-26-116-72-116-142v-92c42-2 80-12 116-38z"
      />
      <path className="h" d="M330 152c30 20 62 29 96 32v76c0 56-36 92-96 116z" />
      <path className="w o big" d="m284 264 34 34 62-64" />
    </>
  );
}
