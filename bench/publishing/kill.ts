import { setTimeout as wait } from "node:timers/promises";
import { printTable } from "../table.ts";
import { authorsCheckout, type Checkout } from "./checkout.ts";
import { roundPages, shownRounds, untilRound, wholeRound, writeRound } from "./round-words.ts";
import { type Engine, startSites } from "./sites.ts";

// `npm run drill -- publish-kill`: kills of the publisher and of the server in the middle of publishing. Afterwards the
// site shows one whole release, and the next publication goes through; on PostgreSQL there are two servers, with data folders
// of their own.

/** @returns whether every round left one whole release */
export async function killWhilePublishing(kills: number): Promise<boolean> {
  const engines: Engine[] = ["SQLite", "PostgreSQL"];
  const held: boolean[] = [];
  for (const engine of engines) held.push(await killOn(engine, kills));
  return held.every(Boolean);
}

async function killOn(engine: Engine, kills: number): Promise<boolean> {
  const running = await startSites(engine, engine === "SQLite" ? 1 : 2);
  const checkout = await authorsCheckout(running.env);
  let [mixed, lost, published] = [0, 0, 0];
  try {
    writeRound(checkout, 1);
    const { ms: usual } = await publishOrSettle(checkout);
    for (const { url } of running.sites)
      if (!(await untilRound(url, 1))) throw new Error(`${url} does not show the first round`);
    let last = 1;
    for (let kill = 1; kill <= kills; kill++) {
      const { sites } = running;
      const round = kill + 1;
      writeRound(checkout, round);
      const isServer = kill % 2 === 0;
      const after = Math.random() * usual * 1.2;
      let end: (() => void) | undefined;
      const publishing = checkout.run("publish", [], (kill) => {
        end = kill;
      });
      await Promise.race([wait(after), publishing]);
      if (isServer) {
        const at = (kill / 2) % sites.length;
        await sites[at]?.kill("SIGKILL");
        await running.restart(at);
      } else {
        try {
          end?.();
        } catch {
          // It had ended before the kill.
        }
      }
      await publishing;
      for (const { url } of sites) {
        const shown = await wholeRound(url);
        if (shown === undefined) {
          mixed += 1;
          console.log(`  kill ${kill}: ${JSON.stringify(await shownRounds(url))}`);
        } else if (shown < last) {
          lost += 1;
          console.log(`  kill ${kill}: ${url} shows round ${shown} after round ${last}`);
        }
      }
      const settled = await publishOrSettle(checkout);
      const areSame = await Promise.all(sites.map(({ url }) => untilRound(url, round)));
      if (settled.code === 0 && areSame.every(Boolean)) published += 1;
      else console.log(`  kill ${kill}: afterwards ended with ${settled.code}: ${settled.said.slice(-500)}`);
      last = round;
    }
  } finally {
    checkout.remove();
    await running.stop();
  }
  printTable(`${kills} kills in the middle of publishing (${engine})`, [
    { what: "mixtures of two releases", figure: String(mixed), budget: "0", held: mixed === 0 },
    { what: "back to an older release", figure: String(lost), budget: "0", held: lost === 0 },
    {
      what: "published afterwards",
      figure: String(published),
      budget: String(kills),
      held: published === kills,
    },
  ]);
  return mixed + lost === 0 && published === kills;
}

/** A publisher killed after its release was stored has not stored its base: its own files then win. */
async function publishOrSettle(checkout: Checkout) {
  const first = await checkout.run("publish");
  if (first.code !== 3) return first;
  for (const { file } of roundPages) {
    await checkout.run("content", ["pull", "--keep", file]);
  }
  return checkout.run("publish");
}
