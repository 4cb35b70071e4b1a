/** Maximum of concurrent uploads, in all and per network. */
const maxUploads = 20;
const maxOfOne = 3;

const places = new Map<string, number>();
let taken = 0;

/**
 * Takes a place for a large body, counted per network.
 * @returns releases the place; undefined when there is none and the sender should retry later
 */
export function takePlace(key: string): (() => void) | undefined {
  const own = places.get(key) ?? 0;
  if (taken >= maxUploads || own >= maxOfOne) return undefined;
  places.set(key, own + 1);
  taken++;
  return () => {
    taken--;
    const left = (places.get(key) ?? 1) - 1;
    if (left > 0) places.set(key, left);
    else places.delete(key);
  };
}
