import { bars, box } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Tree } from "../things.tsx";

/** A university: its domed hall, two wings, trees. */
export function Campus() {
  return (
    <>
      <Sun x={430} y={190} r={112} />
      <Floor />
      <path className="t" d={box(70, 250, 160, 150) + box(410, 250, 160, 150)} />
      <path className="h" d={bars(92, 330, 22, 38, 46, 46, 46) + bars(432, 330, 22, 38, 46, 46, 46)} />
      <path className="s" d={bars(92, 392, 22, 38, 36, 36, 36) + bars(432, 392, 22, 38, 36, 36, 36)} />
      <path className="k" d="M240 200a80 84 0 0 1 160 0z" />
      <path className="l" d="M320 116V72" />
      <path className="h" d="M320 72h40l-10 11 10 11h-40z" />
      <path className="g" d="M216 400V228l104-28 104 28v172z" />
      <path className="t" d={box(208, 216, 224, 18, 3)} />
      <path className="d" d={bars(228, 400, 18, 38, 148, 148) + bars(356, 400, 18, 38, 148, 148)} />
      <path className="h" d="M296 400v-78a24 24 0 0 1 48 0v78z" />
      <path className="k" d={box(196, 390, 248, 10)} />
      <Tree x={40} s={0.8} />
      <Tree x={604} s={0.96} />
    </>
  );
}
