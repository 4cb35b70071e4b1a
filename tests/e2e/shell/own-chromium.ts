import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "#tests/support/chromium.ts";
import { startProcess, waitForLine } from "../../engines/own-process.ts";

/** What the protocol answers to a question whose page has given way to another. */
const pageHasChanged = /Inspected target navigated or closed|No session with given id/;

type Answer = { id?: number; result?: unknown; error?: { message: string } };

/**
 * A Chromium of its own, spoken to by its debugging protocol: a page that is attached to as Playwright does it draws
 * no other page ahead.
 */
export async function startChromium() {
  const { executablePath, args } = await findChromium();
  const folder = mkdtempSync(join(tmpdir(), "chromium-"));
  const own = ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${folder}`, "about:blank"];
  const browser = startProcess(executablePath, [...args, ...own], { stdio: ["ignore", "ignore", "pipe"] });
  const errors = browser.child.stderr;
  if (!errors) throw new Error("Chromium has no stderr");
  const socket = new WebSocket(await waitForLine(browser, errors, /DevTools listening on (ws:\S+)/));
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id) waiting.get(answer.id)?.(answer);
  };

  async function send<Result>(method: string, params: object, sessionId?: string): Promise<Result> {
    const id = waiting.size + 1;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await promise;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }

  return {
    /**
     * Opens a page in a tab of its own.
     * @returns asks the page that then stands in it; no answer while another page takes its place
     */
    async open(url: string) {
      const { targetId } = await send<{ targetId: string }>("Target.createTarget", { url });
      return async <Value>(expression: string): Promise<Value | undefined> => {
        const target = { targetId, flatten: true };
        const session = await send<{ sessionId: string }>("Target.attachToTarget", target);
        const question = { expression, returnByValue: true };
        try {
          const answer = await send<{ result: { value: Value } }>(
            "Runtime.evaluate",
            question,
            session.sessionId,
          );
          await send("Target.detachFromTarget", session);
          return answer.result.value;
        } catch (error) {
          if (error instanceof Error && pageHasChanged.test(error.message)) return undefined;
          throw error;
        }
      };
    },
    async end() {
      socket.close();
      await browser.end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
