import { disc } from "../part.tsx";

/** A compass over the lines of a map. */
export function Compass() {
  return (
    <>
      <path
        className="l"
        d="M-1200 130C-300 40 60 160 240 90S560 20 1840 100M-1200 210C-300 140 40 250 240 180s380-60 1600 20M-1200 300C-300 250 40 340 240 290s400-40 1600 10M-1200 390C-300 350 40 430 240 380s420-30 1600 10"
      />
      <path className="rays" d={disc(320, 240, 216) + disc(320, 240, 240)} />
      <path className="k" d={disc(320, 240, 190)} />
      <path className="g" d={disc(320, 240, 160)} />
      <path
        className="i"
        d="M320 92v22m0 252v22M172 240h22m252 0h22M215 135l12 12m186 186 12 12m0-210-12 12M227 333l-12 12"
      />
      <path className="m" d="m398 144-48 118-60-44z" />
      <path className="h" d="m242 336 48-118 60 44z" />
      <path className="g" d={disc(320, 240, 13)} />
    </>
  );
}
