import { setTimeout as wait } from "node:timers/promises";
import type { Checkout } from "./checkout.ts";

// A number that changes in several places at once: within one release, all must be equal.

/** Two pages whose words no other page repeats. */
export const roundPages = [
  { file: "pages/sustainability.md", path: "/sustainability" },
  { file: "pages/links.md", path: "/links" },
] as const;

/** Writes the number of a round into both pages. */
export function writeRound(checkout: Checkout, round: number): void {
  for (const { file } of roundPages) checkout.edit(file, (text) => withRound(text, round));
}

/** The number is in the page's last heading: the first one would be drawn into its share picture too. */
export function withRound(text: string, round: number): string {
  const at = text.lastIndexOf("\n    heading: ") + 1;
  const end = text.indexOf("\n", at);
  return `${text.slice(0, at)}    heading: ${roundWords(round)}${text.slice(end)}`;
}

/** What a page shows in a round. */
export function roundWords(round: number): string {
  return `Round ${round} of publishing`;
}

export type Shown = { rounds: number[]; failures: string[] };

/** The round that each place shows; 0 before the first. */
export async function shownRounds(url: string): Promise<Shown> {
  const shown: Shown = { rounds: [], failures: [] };
  for (const path of roundPages.flatMap(({ path }) => [path, `${path}.data`])) {
    const answer = await fetch(url + path);
    const text = await answer.text();
    if (answer.status === 200) shown.rounds.push(Number(/Round (\d+) of publishing/.exec(text)?.[1] ?? 0));
    else shown.failures.push(`${path} ${answer.status}`);
  }
  return shown;
}

/** The round that all places show. Asked twice at most, because the site may change between two requests. */
export async function wholeRound(url: string): Promise<number | undefined> {
  for (let tries = 0; tries < 2; tries++) {
    const { rounds, failures } = await shownRounds(url);
    if (failures.length === 0 && new Set(rounds).size === 1) return rounds[0];
  }
  return undefined;
}

const patienceMs = 90_000;

/** Whether a site soon shows a round in all places. */
export async function untilRound(url: string, round: number): Promise<boolean> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    if ((await wholeRound(url)) === round) return true;
    await wait(100);
  }
  return false;
}
