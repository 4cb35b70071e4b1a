import { idOf } from "./hash.ts";

type Place = { pathname: string; search: string; hash: string };

/** The state of a history entry. */
export type EntryState = {
  /** Another view of the same page, which keeps its place. */
  stays: boolean;
};

/** The scroll position of a page after the location has changed. */
export type Position =
  | { kind: "stay" }
  | { kind: "top" }
  | { kind: "section"; id: string }
  | { kind: "restore"; top: number };

type Change = {
  /** How the location changed; POP is Back, Forward and the first page. */
  type: "POP" | "PUSH" | "REPLACE";
  from: Place;
  to: Place & { state: EntryState | null };
  /** How far this entry of the history was scrolled when it was left. */
  remembered: number | undefined;
};

/** The top of another page or of another view of this one, unless a hash is present; Back and Forward restore. */
export function positionAfter({ type, from, to, remembered }: Change): Position {
  if (type === "POP" && remembered !== undefined) return { kind: "restore", top: remembered };
  if (from.pathname === to.pathname && (type === "REPLACE" || to.state?.stays || isSection(type, from, to)))
    return { kind: "stay" };
  if (to.hash.length > 1) return { kind: "section", id: idOf(to.hash) };
  return { kind: "top" };
}

/** A link to a section of the shown view scrolls there (scrolling.ts). */
function isSection(type: Change["type"], from: Place, to: Place): boolean {
  return type === "PUSH" && from.search === to.search;
}
