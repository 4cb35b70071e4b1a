import { box, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A calculator and the two columns it compares. */
export function Calculator() {
  return (
    <>
      <Sun x={470} y={196} r={110} />
      <Floor />
      <path className="k" d={box(110, 70, 230, 330, 22)} />
      <path className="g" d={box(130, 92, 190, 74, 8)} />
      <Words x={225} y={140} size={30} tone="h" middle={true}>
        8.6 tickets
      </Words>
      <path
        className="t"
        d={[0, 1, 2]
          .flatMap((y) => [0, 1, 2].map((x) => box(130 + x * 50, 186 + y * 50, 40, 40, 10)))
          .join("")}
      />
      <path className="h" d={box(280, 186, 40, 90, 10)} />
      <path className="m" d={box(280, 286, 40, 90, 10)} />
      <path className="t" d={box(130, 336, 140, 40, 10)} />
      <path className="t" d="M400 400V200h70v200z" />
      <path className="p" d="M400 200v-56h70v56z" />
      <path className="k" d="M494 400V244h70v156z" />
      <Words x={435} y={236} size={24} middle={true}>
        Mac
      </Words>
      <Words x={529} y={280} size={24} tone="o" middle={true}>
        PC
      </Words>
    </>
  );
}
