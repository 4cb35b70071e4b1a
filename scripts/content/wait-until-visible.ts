import { setTimeout as wait } from "node:timers/promises";
import { runningServers } from "#app/content/publish/content-servers.server.ts";
import type { Database } from "#app/database/database.server.ts";

const askEveryMs = 100;
const patienceMs = 60_000;

/** Waits until all running servers show a release or reject it. Returns the outcome as a sentence. */
export async function waitUntilVisible(
  db: Database,
  release: number,
): Promise<{ isVisible: boolean; sentence: string }> {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1_000).toFixed(1)} s`;
  for (;;) {
    const servers = await runningServers(db, new Date());
    const refused = servers.find((server) => server.refused && server.refused.release >= release);
    if (refused) {
      const sentence = `${refused.server} could not take it up and shows release ${refused.shown}: ${refused.refused?.problem}`;
      return { isVisible: false, sentence };
    }
    const behind = servers.filter(({ shown }) => shown < release);
    if (servers.length === 0)
      return { isVisible: true, sentence: "No server is running; the next start shows it." };
    if (behind.length === 0) {
      const where = servers.length === 1 ? "" : ` on ${servers.length} servers`;
      return { isVisible: true, sentence: `Visible${where} after ${seconds()}.` };
    }
    if (performance.now() - began > patienceMs) {
      const names = behind.map(({ server }) => server).join(", ");
      return { isVisible: false, sentence: `Not visible after ${seconds()} on ${names}: see the log there.` };
    }
    await wait(askEveryMs);
  }
}
