import { box, disc, Rows, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** Three ways beside each other, told by the same points; one is taken. */
export function Choices() {
  return (
    <>
      <Sun x={322} y={170} r={130} />
      <Floor />
      <path className="t" d={box(56, 148, 168, 252, 14) + box(416, 148, 168, 252, 14)} />
      <Words x={82} y={190} size={26}>
        Rent
      </Words>
      <Words x={446} y={190} size={26}>
        Buy
      </Words>
      <Rows x={82} y={236} gap={42} size={20} of={["Low start", "New ones", "Return"]} />
      <Rows x={446} y={236} gap={42} size={20} of={["One price", "Yours", "Resale"]} />
      <path className="g" d={box(214, 96, 212, 304, 16)} />
      <path className="h" d={box(214, 96, 212, 76, 16)} />
      <Words x={240} y={144} size={26} tone="o">
        Our pick
      </Words>
      <path className="m" d={disc(390, 134, 20)} />
      <path className="i" d="m381 134 7 7 12-14" />
      <Rows
        x={240}
        y={216}
        gap={48}
        size={21}
        of={["Rent 3 years", "Cover included", "One invoice", "New ones after"]}
      />
    </>
  );
}
