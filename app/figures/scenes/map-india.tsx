import { Sun } from "../setting.tsx";
import { Pin } from "../things.tsx";

/** India as a field of kolam dots, with a pin at each office. */
export function MapIndia() {
  return (
    <>
      <Sun x={470} y={356} r={84} />
      <path
        className="w map"
        d="M214 48h28M200 62h84M214 76h70M214 90h56M228 104h42M228 118h42M228 132h56M214 146h70M200 160h98M466 160h28M172 174h168M396 174h0M438 174h56M172 188h210M410 188h56M186 202h210M424 202h42M158 216h224M438 216h28M158 230h238M452 230h0M158 244h238M186 258h182M200 272h154M214 286h126M214 300h112M214 314h98M214 328h70M228 342h56M228 356h56M228 370h56M242 384h42M242 398h42M256 412h14M256 426h0"
      />
      <path className="l" d="M256 160 200 286 256 370z" />
      <Pin x={256} y={160} s={1.1} />
      <Pin x={200} y={286} s={1.1} />
      <Pin x={256} y={370} s={1.1} />
    </>
  );
}
