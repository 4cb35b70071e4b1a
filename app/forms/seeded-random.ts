/** A random source for tests that always gives the same numbers: whole, from 0 up to but not including `below`. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 16)) >>> 0) % below;
  };
}
