import { ApiProblem } from "./api-problem.ts";

/** An opaque cursor: its parts in base64url. */
export function cursorOf(...parts: (string | number)[]): string {
  return Buffer.from(parts.join(" ")).toString("base64url");
}

/** The parts of a cursor; undefined for the first page. */
export function partsOf(cursor: string | undefined): string[] | undefined {
  return cursor === undefined ? undefined : Buffer.from(cursor, "base64url").toString().split(" ");
}

export function badCursor(): ApiProblem {
  return new ApiProblem(
    400,
    "cursor",
    "This cursor is not one that was given for this list. Begin without one.",
  );
}
