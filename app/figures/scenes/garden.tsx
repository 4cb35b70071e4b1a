import { disc } from "../part.tsx";
import { Sun } from "../setting.tsx";
import { Tree } from "../things.tsx";

/** A garden: hills, paths and trees as a designer plants them. */
export function Garden() {
  return (
    <>
      <Sun x={400} y={230} r={130} />
      <path className="s" d="M-1200 404C-500 402-60 376 160 270s230 40 480 10 600 60 1200 60v700H-1200z" />
      <path className="h" d="M-1200 430C-400 414 20 310 240 350s300 60 560 10 600 40 1040 40v700H-1200z" />
      <path className="d" d="M-1200 460C-400 440 60 440 220 400s360 0 620 30 600 20 1000 20v700H-1200z" />
      <path className="rays" d="M150 480C200 420 330 430 350 380S280 330 330 300" />
      <Tree x={112} y={394} s={1.16} tone="s" />
      <Tree x={212} y={360} s={0.7} tone="k" />
      <Tree x={520} y={410} s={1} tone="s" />
      <Tree x={590} y={384} s={0.62} tone="k" />
      <path className="t" d={disc(36, 424, 22) + disc(74, 432, 16) + disc(436, 428, 18)} />
    </>
  );
}
