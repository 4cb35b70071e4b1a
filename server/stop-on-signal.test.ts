import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** A process with one response, which begins before an event and ends after it. */
function serving(happens: string) {
  const program = `
    import { createServer, get } from "node:http";
    import { stopOnSignal } from "./server/stop-on-signal.ts";
    const log = { info() {}, error() {}, fatal: ({ err }) => console.log("logged", err.message) };
    const server = createServer((_, to) => {
      setImmediate(() => { ${happens} });
      setTimeout(() => to.end("answered"), 50);
    });
    stopOnSignal(server, { stop: async () => console.log("services stopped") }, log);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      get({ port, host: "127.0.0.1" }, (answer) => answer.on("data", (data) => console.log(String(data))));
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return Promise.all([text(child.stdout), once(child, "exit")]);
}

test("after an uncaught exception the process finishes responses, closes and exits with code 1", async () => {
  const [said, [code]] = await serving('throw new Error("half done")');
  expect(said.trim().split("\n")).toEqual(["logged half done", "answered", "services stopped"]);
  expect(code).toBe(1);
});

test("after SIGTERM it does the same and exits with code 0", async () => {
  const [said, [code]] = await serving('process.kill(process.pid, "SIGTERM")');
  expect(said.trim().split("\n")).toEqual(["answered", "services stopped"]);
  expect(code).toBe(0);
});
