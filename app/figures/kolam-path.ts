// Kolams as they are drawn in Tamil homes: a line winds round a grid of dots. Between two neighbouring dots it
// either crosses itself or turns back; where it turns, it runs on a circle round its dot. With the radius of that
// circle at 1/sqrt(2) of the way to the crossing, the 45 degree strands meet the circles as tangents, so every
// kolam is made of straight lines and arcs only. 24 and 17 are that ratio in whole numbers.
const reach = 24;
const radius = 17;

/** The distance from dot to dot, in the units of every path here. */
export const dotSpacing = 2 * reach;

/** Side of the repeating ground, in dots. */
const tileDots = 6;

/** Side of the repeating ground, in path units. */
export const tileSize = tileDots * dotSpacing;

type Crosses = (x: number, y: number, direction: number) => boolean;

// North, east, south, west.
const steps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** One tile of an endless ground, mirrored in both axes and both diagonals, grown from `seed`. */
export function groundTile(seed: string): { line: string; dots: string } {
  const chance = createChance(seed);
  const choices = new Map<string, boolean>();
  const crosses: Crosses = (x, y, direction) => {
    // The midpoint between two dots, in half steps, folded into one eighth of the tile.
    const [dx, dy] = steps[direction] as readonly [number, number];
    const fold = (at: number) => Math.min(at, 2 * tileDots - at);
    const wrap = (at: number) => fold((at + 2 * tileDots) % (2 * tileDots));
    const key = [wrap(2 * x + 1 + dx), wrap(2 * y + 1 + dy)].sort((a, b) => a - b).join();
    const known = choices.get(key) ?? chance() < 0.62;
    choices.set(key, known);
    return known;
  };
  // Relative moves: the same few words over and over, which the compression of the document likes.
  let line = "";
  let dots = `M${reach} ${reach}`;
  let from = { x: 0, y: 0 };
  for (let y = 0; y < tileDots; y += 1) {
    for (let x = 0; x < tileDots; x += 1) {
      const start = { x: at(x), y: at(y) - (crosses(x, y, 0) ? reach : radius) };
      line += `m${pair(start.x - from.x, start.y - from.y)}`;
      from = start;
      for (let side = 0; side < 4; side += 1) {
        line += strand(side, crosses(x, y, side), crosses(x, y, (side + 1) % 4));
      }
      dots += x + 1 < tileDots ? `h0m${dotSpacing} 0` : `h0m${dotSpacing - tileSize} ${dotSpacing}`;
    }
  }
  return { line, dots };
}

/** Where the dots of a figure lie, seen from its middle: x and y are distances from the axes. */
const outlines = {
  /** 1, 3, 5, ... 5, 3, 1. */
  diamond: (x, y, size) => x + y <= size,
  square: (x, y, size) => Math.max(x, y) <= size,
  /** A square without its corners. */
  eight: (x, y, size) => Math.max(x, y) <= size && x + y <= size + 1,
  /** A cross of four arms, each three dots wide. */
  open: (x, y, size) => Math.max(x, y) <= size && Math.min(x, y) <= 1,
  /** 3, 5, 7, 5, 3. */
  six: (x, y, size) => y < size && x + y <= size,
} satisfies Record<string, (x: number, y: number, size: number) => boolean>;

export type KolamOutline = keyof typeof outlines;

/**
 * A single kolam, grown from `seed`: one unbroken line, mirrored in both axes, closed. Its middle is 0 0. (An
 * unbroken line can be mirrored in no more axes than two, and must cross itself all along them: elsewhere on an axis it
 * would have to turn more than twice.)
 */
export function figurePath(seed: string, size: number, outline: KolamOutline = "diamond"): KolamFigure {
  const dots = dotsOf(size, outline);
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const line = unbrokenLine(createCrossing(`${seed}#${attempt}`, dots), dots);
    if (line) return { line, dots: drawnDots(dots) };
  }
  return { line: unbrokenLine(createCrossing("", dots, 1), dots) ?? "", dots: drawnDots(dots) };
}

type KolamFigure = { line: string; dots: string };

/** The dots from the top to the foot, each row from its left to its right one. */
type Dots = { rows: { y: number; half: number }[]; holds: (x: number, y: number) => boolean; count: number };

function dotsOf(size: number, outline: KolamOutline): Dots {
  const holds = (x: number, y: number) => outlines[outline](Math.abs(x), Math.abs(y), size);
  const rows: Dots["rows"] = [];
  for (let y = -size; y <= size; y += 1) {
    let half = size;
    while (half >= 0 && !holds(half, y)) half -= 1;
    if (half >= 0) rows.push({ y, half });
  }
  return { rows, holds, count: rows.reduce((count, { half }) => count + 2 * half + 1, 0) };
}

/** Half the width of a figure, in path units, without its line width. */
export function figureReach(size: number): number {
  return size * dotSpacing + radius;
}

function createCrossing(seed: string, { holds }: Dots, share = 0.66): Crosses {
  const chance = createChance(seed);
  const choices = new Map<string, boolean>();
  return (x, y, direction) => {
    const [dx, dy] = steps[direction] as readonly [number, number];
    if (!holds(x + dx, y + dy)) return false;
    const [mx, my] = [Math.abs(2 * x + dx), Math.abs(2 * y + dy)];
    if (mx === 0 || my === 0) return true;
    const key = `${mx},${my}`;
    const known = choices.get(key) ?? chance() < share;
    choices.set(key, known);
    return known;
  };
}

/** Follows the line from the top; undefined if it closes before it has passed every dot. */
function unbrokenLine(crosses: Crosses, { rows, count }: Dots): string | undefined {
  const top = rows[0]?.y ?? 0;
  let [x, y, side] = [0, top, 0];
  let clockwise = true;
  let line = `M0 ${top * dotSpacing - radius}`;
  let strands = 0;
  do {
    // The strand runs from one node of its dot to the next; `side` is the node it starts from.
    const next = (side + (clockwise ? 1 : 3)) % 4;
    line += strand(side, crosses(x, y, side), crosses(x, y, next), clockwise);
    strands += 1;
    if (crosses(x, y, next)) {
      const [dx, dy] = steps[next] as readonly [number, number];
      x += dx;
      y += dy;
      side = (next + 2) % 4;
      clockwise = !clockwise;
    } else {
      side = next;
    }
  } while (!(x === 0 && y === top && side === 0));
  return strands === 4 * count ? `${line}z` : undefined;
}

/** A quarter of the way round a dot, from the node at `side` to its neighbour, in relative commands. */
function strand(side: number, leaving: boolean, arriving: boolean, clockwise = true): string {
  const [fx, fy] = steps[side] as readonly [number, number];
  const [tx, ty] = steps[(side + (clockwise ? 1 : 3)) % 4] as readonly [number, number];
  const half = reach / 2;
  const sweep = clockwise ? 1 : 0;
  const turn = (dx: number, dy: number) => `a${radius} ${radius} 0 0 ${sweep}${pair(dx, dy)}`;
  const toTangent = [half * (tx - fx), half * (ty - fy)] as const;
  const straight = `l${pair(...toTangent)}`;
  const rest = (near: number, far: number) => radius * near - half * (near + far);
  if (leaving && arriving) return `l${pair(reach * (tx - fx), reach * (ty - fy))}`;
  if (!leaving && !arriving) return turn(radius * (tx - fx), radius * (ty - fy));
  if (leaving) return straight + turn(rest(tx, fx), rest(ty, fy));
  return turn(-rest(fx, tx), -rest(fy, ty)) + straight;
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

function drawnDots({ rows }: Dots): string {
  return rows
    .map(
      ({ y, half }) => `M${-half * dotSpacing} ${y * dotSpacing}h0${`m${dotSpacing} 0h0`.repeat(2 * half)}`,
    )
    .join("");
}

function at(dot: number): number {
  return dot * dotSpacing + reach;
}

/** Numbers from 0 to 1 that depend on the seed alone. The first number is one by which no two pages share a ground. */
function createChance(seed: string): () => number {
  let hash = 2166137020;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return () => {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return (hash >>> 0) / 2 ** 32;
  };
}
