import { setTimeout as wait } from "node:timers/promises";
import { printTable } from "../table.ts";
import { authorsCheckout } from "./checkout.ts";
import { roundPages, roundWords, withRound } from "./round-words.ts";
import { type Engine, startSites } from "./sites.ts";

// `npm run drill -- publish-race`: two publish different pages at the same moment. One goes through, the other hears
// and goes through the second time; nothing of either is lost.

const patienceMs = 60_000;

/** @returns whether nothing was lost */
export async function raceToPublish(rounds: number): Promise<boolean> {
  const engines: Engine[] = ["SQLite", "PostgreSQL"];
  const held: boolean[] = [];
  for (const engine of engines) held.push(await raceOn(engine, rounds));
  return held.every(Boolean);
}

async function raceOn(engine: Engine, rounds: number): Promise<boolean> {
  const running = await startSites(engine, engine === "SQLite" ? 1 : 2);
  const authors = [await authorsCheckout(running.env), await authorsCheckout(running.env)];
  let [together, told, failed, lost] = [0, 0, 0, 0];
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const [at, author] of authors.entries()) {
        author.edit(roundPages[at % 2]?.file ?? "", (text) => withRound(text, round));
      }
      const ended = await Promise.all(authors.map((author) => author.run("publish")));
      if (ended.every(({ code }) => code === 0)) together += 1;
      for (const [at, { code, said }] of ended.entries()) {
        if (code === 0) continue;
        if (code === 3) told += 1;
        const again = await (authors[at] as (typeof authors)[number]).run("publish");
        if (code === 3 && again.code === 0) continue;
        failed += 1;
        console.log(
          `  round ${round}: ended with ${code}, then ${again.code}: ${(said + again.said).slice(-500)}`,
        );
      }
      const seen = running.sites.flatMap(({ url }) =>
        roundPages.map(({ path }) => untilSeen(url + path, roundWords(round))),
      );
      lost += (await Promise.all(seen)).filter((isSeen) => !isSeen).length;
    }
  } finally {
    for (const author of authors) author.remove();
    await running.stop();
  }
  printTable(`${rounds} times two publishers at once (${engine})`, [
    { what: "one after the other by themselves", figure: String(together), budget: "-" },
    { what: "told of the other's release", figure: String(told), budget: "-" },
    { what: "not published the second time", figure: String(failed), budget: "0", held: failed === 0 },
    { what: "changes lost", figure: String(lost), budget: "0", held: lost === 0 },
  ]);
  return failed + lost === 0;
}

async function untilSeen(url: string, words: string): Promise<boolean> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    if ((await (await fetch(url)).text()).includes(words)) return true;
    await wait(100);
  }
  return false;
}
