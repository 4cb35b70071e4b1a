import { type CityName, cityNamed, type LonLat } from "./city-shores.ts";

type Props = {
  city: CityName;
  north: number;
  east: number;
  /** What the pin stands for: "our office". */
  pin: string;
};

type Point = readonly [x: number, y: number];
type Line = readonly Point[];

/** From dot to dot, which is a kilometre. */
const step = 12;
const [columns, rows] = [44, 22];
const middle: Point = [(columns * step) / 2, (rows * step) / 2];
/** So far from a shore its dots begin. */
const bare = 5;

/** A city as a field of dots, one for each kilometre, with the line of its shores and a pin in the middle. */
export function CityMap({ city, north, east, pin }: Props) {
  const { words, land, lakes = [], rivers = [], label } = cityNamed(city);
  const toKm = { east: 111.32 * Math.cos((north * Math.PI) / 180), north: 110.9 };
  const toPoint = ([lon, lat]: LonLat): Point => [
    middle[0] + (lon - east) * toKm.east * step,
    middle[1] - (lat - north) * toKm.north * step,
  ];
  const drawn = (lines: readonly (readonly LonLat[])[]) => lines.map((line) => line.map(toPoint));
  const [coasts, shores, courses] = [land && drawn(land), drawn(lakes), drawn(rivers)];
  const closed = [...(coasts ?? []), ...shores].map(([first, ...rest]) =>
    first ? [first, ...rest, first] : [],
  );
  const isLand = (at: Point) =>
    (!coasts || coasts.some((coast) => holds(coast, at))) &&
    !shores.some((shore) => holds(shore, at)) &&
    [...closed, ...courses].every((line) => distance(line, at) > bare);
  const [labelX, labelY] = toPoint(label.at);
  return (
    <svg
      className="city"
      viewBox={`0 0 ${columns * step} ${rows * step}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`Map of ${words}, with a pin at ${pin}`}
    >
      <path className="dots" d={runs(isLand)} />
      <path d={[...closed, ...courses].map(curve).join("")} />
      <text x={Math.round(labelX)} y={Math.round(labelY)}>
        {label.text}
      </text>
      <path
        className="pin"
        d={`M${middle}c-9-13-18-20-18-32a18 18 0 0 1 36 0c0 12-9 19-18 32zm0-25a6 6 0 0 0 0-12 6 6 0 0 0 0 12z`}
      />
    </svg>
  );
}

/** The dots that are land, as runs of a dashed line: the text of a run is shorter than that of its dots. */
function runs(isLand: (at: Point) => boolean): string {
  let path = "";
  for (let row = 0; row < rows; row += 1) {
    const y = row * step + step / 2;
    let start: number | undefined;
    for (let column = 0; column <= columns; column += 1) {
      const isDot = column < columns && isLand([column * step + step / 2, y]);
      if (isDot) start ??= column;
      else if (start !== undefined) {
        path += `M${start * step + step / 2} ${y}h${(column - 1 - start) * step}`;
        start = undefined;
      }
    }
  }
  return path;
}

/** A line bent softly at its points, as far as it is in sight: each point pulls, and the curve runs between the middles. */
function curve(line: Line): string {
  let path = "";
  let isDrawing = false;
  const isRing = line[0] === line.at(-1);
  const points = isRing ? [...line, line[1] as Point] : line;
  points.slice(1, -1).forEach((at, index) => {
    const isSeen = at.every(
      (part, axis) => Math.abs(part - (middle[axis] ?? 0)) < (middle[axis] ?? 0) + 5 * step,
    );
    if (isSeen) {
      if (!isDrawing) path += `M${between(points[index] as Point, at)}`;
      path += `Q${at.map(Math.round)} ${between(at, points[index + 2] as Point)}`;
    }
    isDrawing = isSeen;
  });
  return path;
}

function between(one: Point, other: Point): string {
  return `${Math.round((one[0] + other[0]) / 2)} ${Math.round((one[1] + other[1]) / 2)}`;
}

/** Whether a closed shore holds a point: a ray from it to the right crosses the shore an odd number of times. */
function holds(shore: Line, [x, y]: Point): boolean {
  let isInside = false;
  shore.forEach(([ax, ay], index) => {
    const [bx, by] = shore.at(index - 1) as Point;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
  });
  return isInside;
}

function distance(line: Line, [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY;
  line.slice(1).forEach(([bx, by], index) => {
    const [ax, ay] = line[index] as Point;
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - along * dx, y - ay - along * dy));
  });
  return least;
}
