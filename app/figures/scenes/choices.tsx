import { disc } from "../part.tsx";

/** A compass over the lines of a map. */
export function Compass() {
  return (
    <>
      <path
        className="l"
        d="M20 124c90 0 150-2 220-34s250-30 400-2M0 214c90 2 160-4 240-34s270-36 380-10M30 320c80 0 140-4 210-30s280-20 400 4M10 408c90 2 160-4 230-28s270-20 380 2"
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
