import { box, disc } from "../part.tsx";

/** A chip on its board, the sun in its middle. */
export function Silicon() {
  return (
    <>
      <path
        className="l"
        d="M-300 150h490l24 24M-300 240h470M-300 330h470l40-24M940 150H450l-24 24M940 240H470M940 330H470l-40-24M250 40v40l20 24M320 28v42M390 40v40l-20 24M250 440v-40l20-24M320 452v-52M390 440v-40l-20-24"
      />
      <path
        className="g"
        d={
          disc(120, 150, 7) +
          disc(120, 240, 7) +
          disc(120, 330, 7) +
          disc(520, 150, 7) +
          disc(520, 240, 7) +
          disc(520, 330, 7) +
          disc(250, 34, 7) +
          disc(320, 22, 7) +
          disc(390, 34, 7) +
          disc(250, 446, 7) +
          disc(320, 458, 7) +
          disc(390, 446, 7)
        }
      />
      <path className="t" d={box(170, 90, 300, 300, 22)} />
      <path className="k" d={box(190, 110, 260, 260, 14)} />
      <path className="p" d={box(208, 128, 104, 104, 8) + box(328, 248, 104, 104, 8)} />
      <path
        className="d"
        d={
          box(328, 128, 104, 46, 8) +
          box(328, 186, 104, 46, 8) +
          box(208, 248, 46, 104, 8) +
          box(266, 248, 46, 104, 8)
        }
      />
      <path className="rays" d={disc(320, 240, 78) + disc(320, 240, 104)} />
      <path className="m" d={disc(320, 240, 56)} />
    </>
  );
}
