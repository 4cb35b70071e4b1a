import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "./bidi.ts";
import type { Engine } from "./engine.ts";
import { findFirefox } from "./installed.ts";
import { startProcess, waitForLine } from "./own-process.ts";

/** NS_BINDING_ABORTED: requests that a navigation aborted. */
const leftBehind = "status=2152398850";

type Log = { level: string; text: string | null };
type Evaluated = { type: string; result?: { value: string }; exceptionDetails?: { text: string } };

/** Headless Firefox over WebDriver BiDi, which needs no driver. */
export async function startFirefox(): Promise<Engine> {
  const { programs, missing } = findFirefox();
  if (!programs) throw new Error(missing);
  // As root, Firefox requires a home that root owns: a temporary one works for every user.
  const home = mkdtempSync(join(tmpdir(), "firefox-walk-"));
  const args = ["--headless", "--no-remote", "--profile", home, "--remote-debugging-port", "0"];
  const env = { ...process.env, HOME: home, TZ: "Asia/Kolkata" };
  // On an empty page the address bar has the focus, and would take the keys meant for later pages.
  const firefox = startProcess(programs.firefox, [...args, "data:text/html,start"], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const { stderr } = firefox.child;
  if (!stderr) throw new Error("Firefox has no stderr");
  const address = await waitForLine(firefox, stderr, /WebDriver BiDi listening on (ws:\S+)/);

  const logged: string[] = [];
  const bidi = await connect(`${address}/session`, (method, params) => {
    const { level, text } = params as Log;
    if (method !== "log.entryAdded" || level !== "error" || text?.includes(leftBehind)) return;
    logged.push(text ?? "an error without words");
  });
  await bidi.send("session.new", { capabilities: {} });
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;

  return {
    async open(url) {
      await bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async call(source, json) {
      const { type, result, exceptionDetails } = await bidi.send<Evaluated>("script.callFunction", {
        functionDeclaration: source,
        arguments: [{ type: "string", value: json }],
        awaitPromise: true,
        target: { context },
      });
      if (type !== "success") throw new Error(exceptionDetails?.text ?? type);
      return result?.value ?? "null";
    },
    async act(actions) {
      await bidi.send("input.performActions", { context, actions });
    },
    async resize(width, height) {
      await bidi.send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    complaints: async () => logged.splice(0),
    async stop() {
      bidi.close();
      await firefox.end();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
