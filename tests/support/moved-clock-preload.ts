import { readFileSync } from "node:fs";

// Preloaded by processes with the environment of `movedClock`: `Date` returns the moved time.

const readEveryMs = 20;
const file = process.env.CLOCK_AHEAD ?? "";
const Machine = Date;
let ahead = read();
setInterval(() => {
  ahead = read();
}, readEveryMs).unref();

const now = () => Machine.now() + ahead;
globalThis.Date = new Proxy(Machine, {
  construct: (_, args) => (args.length === 0 ? new Machine(now()) : Reflect.construct(Machine, args)),
  apply: () => new Machine(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});

function read(): number {
  return Number(readFileSync(file, "utf8"));
}
