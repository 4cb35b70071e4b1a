import { Phone } from "../devices.tsx";
import { box, disc, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A phone under the glass: is it covered? */
export function CoverageCheck() {
  return (
    <>
      <Sun x={250} y={230} r={150} />
      <Floor />
      <Phone x={250} s={1.62}>
        <path className="s" d={box(-34, -168, 68, 50, 8)} />
        <path
          className="d"
          d="M-34-92h4v44h-4zm8 0h2v44h-2zm6 0h6v44h-6zm10 0h2v44h-2zm6 0h4v44h-4zm10 0h2v44H6zm6 0h6v44h-6zm12 0h2v44h-2zm6 0h4v44h-4z"
        />
        <Words x={0} y={-24} size={14} middle>
          KX7-40M
        </Words>
      </Phone>
      <path className="k" d="m436 356 20-20 84 84-22 22z" />
      <path className="g" d={disc(390, 288, 96)} />
      <path
        className="k"
        d="M390 228c20 14 42 20 64 21v46c0 36-26 58-64 72-38-14-64-36-64-72v-46c22-1 44-7 64-21z"
      />
      <path className="w o" d="m364 296 18 18 36-36" />
    </>
  );
}
