/** So many bodies with files arrive at a time, and so many of them from one line. */
const mostUploads = 20;
const mostOfOne = 3;

const places = new Map<string, number>();
let taken = 0;

/**
 * A place for a large body, by what its sender's line is counted by.
 * @returns gives the place back; undefined when there is none: the sender may come again in a while
 */
export function takePlace(key: string): (() => void) | undefined {
  const own = places.get(key) ?? 0;
  if (taken >= mostUploads || own >= mostOfOne) return undefined;
  places.set(key, own + 1);
  taken++;
  return () => {
    taken--;
    const left = (places.get(key) ?? 1) - 1;
    if (left > 0) places.set(key, left);
    else places.delete(key);
  };
}
