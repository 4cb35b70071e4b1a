import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, mkdtempSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loggedPath } from "./log.ts";

test("the log contains neither queries nor link secrets", () => {
  const token = "A".repeat(65);
  expect(loggedPath("/search?q=asha%40example.in")).toBe("/search");
  expect(loggedPath(`/my-data/${token}/data.json`)).toBe("/my-data/.../data.json");
  expect(loggedPath(`/booking/${token.slice(22)}.data?move`)).toBe("/booking/....data");
  expect(loggedPath("/education/apple-professional-learning")).toBe("/education/apple-professional-learning");
});

test("the log contains no order or repair number", () => {
  for (const path of [
    "/order-tracking/order/SO-10234?key=x",
    "/order-tracking/order/SO-10234/answer",
    "/order-tracking/order/SO-10234.data",
  ])
    expect(loggedPath(path)).toBe("/order-tracking/order/...");
  expect(loggedPath("/Order-Tracking/REPAIR/RP%2D77120/")).toBe("/Order-Tracking/REPAIR/...");
  expect(loggedPath("/order-tracking/SO-10234")).toBe("/order-tracking/...");
  expect(loggedPath("/leads/dashboard/orders/order/SO-10234")).toBe("/leads/dashboard/orders/order/...");
  for (const path of ["/order-tracking", "/order-tracking/find", "/leads/dashboard/orders/new.data"])
    expect(loggedPath(path)).toBe(path);
});

test("the log contains the beginning of a long path, after link secrets are out of it", () => {
  expect(loggedPath(`/${"a.".repeat(7_500)}?q=x`)).toMatch(/^\/(a\.){99}a\.\.\. \(15001 characters\)$/);
  const path = `/${"a/".repeat(90)}${"A".repeat(65)}`;
  expect(loggedPath(path)).toBe(`/${"a/".repeat(90)}...`);
});

test("the log contains why a database refused a row, and none of its values", () => {
  const code = `
    const { default: pg } = await import("pg");
    const { createLog } = await import("./server/log.ts");
    const err = new pg.DatabaseError('null value in column "form"', 1, "error");
    const detail = "Failing row contains (1, Asha Rao).";
    createLog("info").error({ err: Object.assign(err, { code: "23502", detail, where: detail }) }, "request failed");`;
  const line = execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
  expect(JSON.parse(line)).toMatchObject({
    msg: "request failed",
    err: { code: "23502", message: 'null value in column "form"', stack: expect.stringContaining("    at ") },
  });
  expect(line).not.toContain("Asha");
});

test("a process that is killed has logged its lines, in their order", () => {
  const code = `
    const { pbkdf2 } = await import("node:crypto");
    const { createLog } = await import("./server/log.ts");
    const log = createLog("info");
    // Busy, as a server is.
    for (let thread = 0; thread < 4; thread++) pbkdf2("word", "salt", 1e8, 64, "sha512", () => {});
    log.info("first");
    log.fatal("second");
    log.info("third");
    process.kill(process.pid, "SIGKILL");`;
  const file = join(mkdtempSync(join(tmpdir(), "log-")), "log");
  const output = openSync(file, "w");
  runProgram(code, output);
  closeSync(output);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["first", "second", "third"]);
});

test("a site goes on and stops as asked while no line of its log can be written", () => {
  const code = `
    const { createServer } = await import("node:http");
    const { createLog } = await import("./server/log.ts");
    const { stopOnSignal } = await import("./server/stop-on-signal.ts");
    const log = createLog("info");
    const server = createServer((_, to) => {
      log.info("answered");
      log.fatal("worse");
      to.end("the page");
    });
    stopOnSignal(server, { stop: async () => console.error("services stopped") }, log);
    await new Promise((listens) => server.listen(0, "127.0.0.1", listens));
    for (const _ of [1, 2]) {
      const answer = await fetch("http://127.0.0.1:" + server.address().port);
      console.error(await answer.text());
    }
    process.kill(process.pid, "SIGTERM");`;
  const full = openSync("/dev/full", "w");
  const { status, stderr } = runProgram(code, full);
  closeSync(full);
  expect(stderr.trim().split("\n")).toEqual(["the page", "the page", "services stopped"]);
  expect(status).toBe(0);
});

test("the first line that can be written again follows one that says how many were lost", async () => {
  const pipe = join(mkdtempSync(join(tmpdir(), "log-")), "pipe");
  execFileSync("mkfifo", [pipe]);
  const code = `
    const { createLog } = await import("./server/log.ts");
    const log = createLog("info");
    process.on("message", (line) => {
      log.info(line);
      process.send("after " + line);
    });`;
  // A pipe without a reader refuses lines, and takes them again from its next reader.
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(pipe, "w");
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", writer, "inherit", "ipc"],
  });
  closeSync(writer);
  closeSync(reader);
  for (const line of ["first", "second"]) await say(child, line);
  const later = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  await say(child, "third");
  child.disconnect();
  await once(child, "exit");
  const lines = readFileSync(later, "utf8").trim().split("\n");
  closeSync(later);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "warn", lines: 2 },
    { level: "info", msg: "third" },
  ]);
});

async function say(child: ChildProcess, line: string): Promise<void> {
  child.send(line);
  await once(child, "message");
}

/** Cut off after a while: a process that hangs never ends by itself. */
function runProgram(code: string, output: number) {
  return spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
    stdio: ["ignore", output, "pipe"],
    timeout: 20_000,
    killSignal: "SIGKILL",
  });
}
