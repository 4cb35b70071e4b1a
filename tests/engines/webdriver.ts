import type { OwnProcess } from "./own-process.ts";

/** The key of an element reference in WebDriver. */
export const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/**
 * Opens a session of W3C WebDriver.
 * @returns sends a command of the session: method, path after the session's own, body
 */
export async function driverOf(base: string, driver: OwnProcess, capabilities: object) {
  await ready(base, driver);
  const { sessionId } = await request<{ sessionId: string }>(base, "POST", "/session", {
    capabilities: { alwaysMatch: capabilities },
  });
  return <Result>(method: string, path: string, body?: object): Promise<Result> =>
    request(base, method, `/session/${sessionId}${path}`, body);
}

async function request<Result>(base: string, method: string, path: string, body?: object): Promise<Result> {
  const answer = await fetch(base + path, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
  return value;
}

async function ready(base: string, { child }: OwnProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${base}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
}
