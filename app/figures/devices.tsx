import { box, disc, Part, type Place, Words } from "./part.tsx";

// Front view, foot at 0 0. Children are drawn on the screen, in the same coordinates.

/** 372 x 214. Screen from -151,-205 to 151,-23. */
export function Laptop({ children, ...place }: Place) {
  return (
    <Part {...place}>
      <path className="k" d="M-150-214h300a10 10 0 0 1 10 10v190h-320v-190a10 10 0 0 1 10-10z" />
      <path className="g" d={box(-152, -206, 304, 184, 3)} />
      {children}
      <path className="t" d="M-186-14h372v5q0 9-14 9h-344q-14 0-14-9z" />
      <path className="k" d="M-34-14h68q-2 6-10 6h-48q-8 0-10-6z" />
    </Part>
  );
}

/** 100 x 206. Screen from -45,-201 to 45,-5. */
export function Phone({ children, ...place }: Place) {
  return (
    <Part {...place}>
      <path className="k" d={box(-50, -206, 100, 206, 20)} />
      <path className="g" d={box(-45, -201, 90, 196, 15)} />
      <path className="k" d={box(-14, -193, 28, 8, 4)} />
      {children}
    </Part>
  );
}

/** 190 x 258. Screen from -86,-249 to 86,-9. */
export function Tablet({ children, ...place }: Place) {
  return (
    <Part {...place}>
      <path className="k" d={box(-95, -258, 190, 258, 14)} />
      <path className="g" d={box(-86, -249, 172, 240, 6)} />
      {children}
    </Part>
  );
}

/** 258 x 190, lying across. Screen from -120,-181 to 120,-9. */
export function WideTablet({ children, ...place }: Place) {
  return (
    <Part {...place}>
      <path className="k" d={box(-129, -190, 258, 190, 14)} />
      <path className="g" d={box(-120, -181, 240, 172, 6)} />
      {children}
    </Part>
  );
}

/** 360 x 290 with its stand. Screen from -172,-282 to 172,-76. */
export function Display({ children, ...place }: Place) {
  return (
    <Part {...place}>
      <path className="t" d="M-34-70h68l8 62h22q10 0 10 8h-148q0-8 10-8h22z" />
      <path className="k" d={box(-180, -290, 360, 222, 10)} />
      <path className="g" d={box(-172, -282, 344, 206, 4)} />
      {children}
    </Part>
  );
}

/** 110 x 32: the small desktop computer. */
export function Desktop(place: Place) {
  return (
    <Part {...place}>
      <path className="t" d={box(-55, -32, 110, 32, 9)} />
      <path className="l" d="M-40-12h22" />
      <path className="m" d={disc(40, -14, 3)} />
    </Part>
  );
}

/** 140 x 300: a rack with six slots; children light some of them. Slots 44 apart from -280, 120 x 30. */
export function Rack({ children, ...place }: Place) {
  return (
    <Part {...place}>
      <path className="k" d={box(-70, -292, 140, 286, 8)} />
      <path className="k" d="M-60-8h24v8h-24zm96 0h24v8h-24z" />
      {[0, 1, 2, 3, 4, 5].map((slot) => (
        <g key={slot} transform={`translate(0 ${-280 + slot * 44})`}>
          <path className="g" d={box(-60, 0, 120, 36, 4)} />
          <Words x={-48} y={25} size={20}>
            {`Mac ${slot + 1}`}
          </Words>
          <path className="k" d={`${disc(40, 18, 4)}${disc(26, 18, 4)}`} />
        </g>
      ))}
      {children}
    </Part>
  );
}

/** 12 x 200, upright with its tip down. */
export function Pencil(place: Place) {
  return (
    <Part {...place}>
      <path className="g" d="M-7-22v-172a7 7 0 0 1 14 0v172z" />
      <path className="s" d="M-7-22h14l-4 17q-3 8-6 0z" />
      <path className="l" d="M-7-168h14" />
    </Part>
  );
}
