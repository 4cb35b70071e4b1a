import { idOf } from "./hash.ts";

type Place = { pathname: string; hash: string };

/** Where a page stands after the location has changed. */
export type Position =
  | { kind: "stay" }
  | { kind: "top" }
  | { kind: "section"; id: string }
  | { kind: "restore"; top: number };

type Change = {
  /** How the location changed; POP is Back, Forward and the first page. */
  type: "POP" | "PUSH" | "REPLACE";
  from: Place;
  to: Place;
  /** How far this entry of the history was scrolled when it was left. */
  remembered: number | undefined;
};

/** The top on a path change unless a hash is present; Back and Forward restore. */
export function positionAfter({ type, from, to, remembered }: Change): Position {
  if (type === "POP" && remembered !== undefined) return { kind: "restore", top: remembered };
  if (from.pathname === to.pathname) return { kind: "stay" };
  if (to.hash.length > 1) return { kind: "section", id: idOf(to.hash) };
  return { kind: "top" };
}
