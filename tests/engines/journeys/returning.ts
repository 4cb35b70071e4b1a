import type { Visitor } from "../visitor.ts";

/** Opens a page as a visitor who has closed the announcement, and wakes it. */
export async function openAwake(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  // An engine may still respond for its initial empty document, which has no storage.
  await visitor.sees(true, () => location.protocol.startsWith("http"));
  const wasClosed = await visitor.run(() => {
    const closed = localStorage.getItem("announcementModalClosed") === "true";
    localStorage.setItem("announcementModalClosed", "true");
    return closed;
  });
  if (!wasClosed) await visitor.open(path);
  // Repeated, because the first event may still reach the previous page.
  await visitor.sees("true", () => {
    const { awake } = document.documentElement.dataset;
    const isComing = !window.__wake;
    if (!awake) window.__wake?.();
    return awake ?? `asleep${isComing ? ", its scripts were asked for" : ""}`;
  });
}
