import { box, disc, Part, type Place, Words } from "./part.tsx";

/** A tree with a round crown: 120 x 210. */
export function Tree({ tone = "p", ...place }: Place & { tone?: string }) {
  return (
    <Part {...place}>
      <path className="k" d="M-5 0v-110h10v110z" />
      <path className={tone} d={disc(0, -142, 60)} />
      <path className="l" d="M0-60v-104m0 50 26-26m-26 48-22-22" />
    </Part>
  );
}

/** A plant in its pot: 90 x 130. */
export function Plant(place: Place) {
  return (
    <Part {...place}>
      <path
        className="p"
        d="M0-44c-4-40-20-62-46-76 2 36 14 62 46 76zm0 0c4-44 20-70 42-84 6 42-8 70-42 84zm0 0c-10-40-8-76 4-106 14 34 12 70-4 106z"
      />
      <path className="t" d="M-28-46h56l-7 46h-42z" />
    </Part>
  );
}

/** A closed carton: 150 x 110. */
export function Carton(place: Place) {
  return (
    <Part {...place}>
      <path className="t" d={box(-75, -110, 150, 110, 3)} />
      <path className="h" d="M-14-110h28v110h-28z" />
      <path className="w" d="M-58-20h24" />
    </Part>
  );
}

/** A sheet of paper: 150 x 200, its heading if it has one, and what else stands on it. */
export function Sheet({ title, children, ...place }: Place & { title?: string }) {
  return (
    <Part {...place}>
      <path className="g" d="M-75-200h120l30 30v170h-150z" />
      <path className="s" d="M45-200v30h30z" />
      {title && (
        <Words x={-52} y={-160} size={22} tone="h">
          {title}
        </Words>
      )}
      {children}
    </Part>
  );
}

/** A place on a map: 60 x 84, its tip at 0 0. */
export function Pin({ tone = "k", ...place }: Place & { tone?: string }) {
  return (
    <Part {...place}>
      <path className={tone} d="M0 0c-16-24-30-36-30-54a30 30 0 0 1 60 0c0 18-14 30-30 54z" />
      <path className="g" d={disc(0, -54, 11)} />
    </Part>
  );
}

/** A table, its top at the place's `y`: `width` x 70. */
export function Table({ width = 520, ...place }: Place & { width?: number }) {
  const half = width / 2;
  return (
    <Part {...place}>
      <path className="k" d={`M${40 - half} 14h16l-6 66h-12zm${width - 96} 0h16l2 66h-12z`} />
      <path className="t" d={box(-half, 0, width, 15, 4)} />
    </Part>
  );
}

/** Books lying on each other: 150 x 76. */
export function Books(place: Place) {
  return (
    <Part {...place}>
      <path className="k" d={box(-75, -24, 150, 24, 4)} />
      <path className="p" d={box(-62, -48, 128, 24, 4)} />
      <path className="t" d={box(-68, -74, 112, 26, 4)} />
      <path className="w" d="M-50-12h22m2-24h22" />
    </Part>
  );
}
