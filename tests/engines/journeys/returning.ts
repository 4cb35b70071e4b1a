import type { Visitor } from "../visitor.ts";

/** Opens a page as somebody who has closed the announcement before, and wakes it. */
export async function openAwake(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  // An engine may answer for the empty document that it begins with, which has no storage.
  await visitor.sees(true, () => location.protocol.startsWith("http"));
  const wasClosed = await visitor.run(() => {
    const closed = localStorage.getItem("announcementModalClosed") === "true";
    localStorage.setItem("announcementModalClosed", "true");
    return closed;
  });
  if (!wasClosed) await visitor.open(path);
  // Like a person, who goes on moving: one sign may still have gone to the page that is being left.
  await visitor.sees("true", () => {
    const { awake } = document.documentElement.dataset;
    const isComing = !window.__wake;
    if (!awake) window.__wake?.();
    return awake ?? `asleep${isComing ? ", its scripts were asked for" : ""}`;
  });
}
