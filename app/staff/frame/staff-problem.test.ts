import { expect, test } from "vitest";
import { staffProblem } from "./staff-problem.tsx";

const answered = (status: number) => ({ status, statusText: "", internal: true, data: null });

test.each([
  ["an error of the server", new Error("Unexpected Server Error"), true],
  ["an answer that says so", answered(500), true],
  ["a body that is too large", answered(413), false],
  ["a proxy without a server", answered(502), false],
  ["a server that cannot be reached", new TypeError("Failed to fetch"), false],
  ["a script that stumbles", new TypeError("x is undefined"), false],
])("%s: only what the server wrote to its log is said to be there", (_, error, isLogged) => {
  expect(staffProblem(error).text.includes("in the log")).toBe(isLogged);
});

test("what is too large is told how much there may be", () => {
  expect(staffProblem(answered(413)).text).toMatch(/64 kB.*20 MB/);
});
