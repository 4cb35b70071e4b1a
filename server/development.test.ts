import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { testFolder } from "#tests/support/test-folder.ts";

/** The address of `npm run dev` on a free port, which ends with the test. */
async function startDevelopmentServer(): Promise<string> {
  const env = { ...process.env, NODE_ENV: "development", DATA_DIR: `${testFolder}/dev`, PORT: "0" };
  const child = spawn(process.execPath, ["server.ts", "--dev"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  for await (const line of createInterface(child.stdout)) {
    const address = /"address":"([^"]+)"/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("the development server ended before it served");
}

test("the development server serves the pages and style sheets of public/", {
  timeout: 120_000,
}, async () => {
  const address = await startDevelopmentServer();
  for (const path of ["/products/ipad/index.html", "/products/macbook/m4.html", "/mailer/ai-pcs.html"]) {
    const answer = await fetch(address + path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toMatch(/^<!doctype html>/);
  }
  expect((await fetch(`${address}/plain.css`)).headers.get("Content-Type")).toContain("text/css");
});
