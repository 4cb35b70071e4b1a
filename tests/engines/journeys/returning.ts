import type { Visitor } from "../visitor.ts";

/** Opens a page as somebody who has closed the announcement before, and wakes it. */
export async function openAwake(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  const wasClosed = await visitor.run(() => {
    const closed = localStorage.getItem("announcementModalClosed") === "true";
    localStorage.setItem("announcementModalClosed", "true");
    return closed;
  });
  if (!wasClosed) await visitor.open(path);
  await visitor.run(() => window.__wake?.());
  await visitor.sees("true", () => document.documentElement.dataset.awake ?? "asleep");
}
