import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../e2e/staff/own-server.ts";
import type { Engine } from "./engine.ts";
import { findWebkit } from "./installed.ts";
import { keepComplaints } from "./keep-complaints.ts";
import { startProcess, waitForLine } from "./own-process.ts";
import { driverOf, elementKey } from "./webdriver.ts";

const resizedWithinMs = 30_000;
/** A size that lasts this long is not on its way to another. */
const stillMs = 100;

/** WebKit in GTK's MiniBrowser on a virtual display, driven over WebDriver. */
export async function startWebkit(): Promise<Engine> {
  const { programs, missing } = findWebkit();
  if (!programs) throw new Error(missing);
  const home = mkdtempSync(join(tmpdir(), "webkit-walk-"));
  // It writes the number of the free display to file descriptor 3.
  const screen = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const display = startProcess(programs.display, screen, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await waitForLine(display, display.child.stdio[3] as Readable, /(\d+)\n/);
  const port = await freePort();
  const driver = startProcess(programs.driver, [`--port=${port}`, "--host=127.0.0.1"], {
    env: environment(home, number),
    stdio: "ignore",
  });
  const ask = await driverOf(`http://127.0.0.1:${port}`, driver, {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
  });
  const call = (source: string, json: string) =>
    ask<string>("POST", "/execute/sync", { script: `return (${source})(arguments[0])`, args: [json] });
  const kept = keepComplaints(call);

  return {
    async open(url) {
      await ask("POST", "/url", { url });
      await kept.listen();
    },
    async call(source, json) {
      await kept.listen();
      return call(source, json);
    },
    async act(actions) {
      await ask("POST", "/actions", { actions });
    },
    // The window is higher than the page by its toolbar, and the page hears of its size later than the window.
    async resize(width, height) {
      const ends = performance.now() + resizedWithinMs;
      let outer = height;
      let last = "";
      while (performance.now() < ends) {
        const size = await call("() => innerWidth + ' x ' + innerHeight", "");
        if (size === `${width} x ${height}`) return;
        if (size === last) outer += height - Number(size.split(" x ")[1]);
        if (size === last || last === "") await ask("POST", "/window/rect", { width, height: outer });
        last = size;
        await wait(stillMs);
      }
      throw new Error(`the page is ${last} px large and not ${width} x ${height}`);
    },
    complaints: kept.take,
    async role(selector) {
      const found = await ask<Record<string, string>>("POST", "/element", {
        using: "css selector",
        value: selector,
      });
      return ask("GET", `/element/${found[elementKey]}/computedrole`);
    },
    async stop() {
      await ask("DELETE", "");
      await driver.end();
      await display.end();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Without session bus and sandbox, which root and containers lack; the pages are only our own. */
function environment(home: string, display: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: `:${display}`,
    TZ: "Asia/Kolkata",
    DBUS_SESSION_BUS_ADDRESS: "disabled:",
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
}
