import { expect, test } from "vitest";
import { idOf } from "./hash.ts";

test("a hash names an id, also one that is no valid encoding", () => {
  expect(idOf("#jobs")).toBe("jobs");
  expect(idOf("#%E0%A4%B9")).toBe("ह");
  expect(idOf("#100%")).toBe("100%");
  expect(idOf("")).toBe("");
});
