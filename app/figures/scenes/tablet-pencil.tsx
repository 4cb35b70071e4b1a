import { Pencil, WideTablet } from "../devices.tsx";
import { disc } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A tablet lying across, a drawing on it, and the pencil that made it. */
export function TabletPencil() {
  return (
    <>
      <Sun x={290} y={220} r={150} rings={2} />
      <Floor />
      <WideTablet x={290} y={400} s={1.5}>
        <path className="s" d={disc(-62, -128, 22)} />
        <path className="l" d="M-100-40c30-60 56-64 78-30s48 18 62-22 34-46 60-30" />
        <path className="d" d={`${disc(-22, -70, 5)}${disc(40, -92, 5)}`} />
      </WideTablet>
      <Pencil x={520} y={400} s={1.25} />
    </>
  );
}
