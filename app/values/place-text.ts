/** Where an event takes place, as a person reads it. */
export function placeText({ place, online }: { place: string; online: boolean }): string {
  return online && place !== "Online" ? `${place}, and online` : place;
}
