import { setTimeout as wait } from "node:timers/promises";
import { configuredContacts, sendFeedback } from "./feedback-load.ts";
import { percentile, printTable } from "./table.ts";

const clients = 64;

/**
 * Feedback from 64 concurrent clients, each answered after its commit, while another client reads a page.
 * @param perSecondBudget submissions a second that the engine must reach
 */
export async function loadForms(url: string, engine: string, perSecondBudget: number): Promise<void> {
  const contacts = configuredContacts();
  await sendFeedback(url, contacts, { clients, total: 1_000, prefix: "early" });
  let done = false;
  const pages = readPages(url, () => done);
  const result = await sendFeedback(url, contacts, { clients, total: 6_000 });
  done = true;
  const pageTimes = await pages;
  const perSecond = result.acknowledged.length / (result.ms / 1000);
  const p99 = percentile(result.latenciesMs, 0.99);
  const pagesP99 = percentile(pageTimes, 0.99);
  printTable(
    `Submissions, ${clients} clients, durable before the answer, ${engine}, after 1,000 to warm up`,
    [
      {
        what: "acknowledged a second",
        figure: perSecond.toFixed(0),
        budget: `>= ${perSecondBudget}`,
        held: perSecond >= perSecondBudget,
      },
      { what: "p99", figure: `${p99.toFixed(0)} ms`, budget: "<= 100 ms", held: p99 <= 100 },
      {
        what: `p99 of ${pageTimes.length} pages meanwhile`,
        figure: `${pagesP99.toFixed(0)} ms`,
        budget: "<= 50 ms",
        held: pagesP99 <= 50,
      },
      { what: "answers", figure: JSON.stringify(result.statuses), budget: "2xx only" },
    ],
  );
}

/** One reader, fifty pages a second at most. */
export async function readPages(url: string, done: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!done()) {
    const began = performance.now();
    const response = await fetch(`${url}/enterprise`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`a page answered ${response.status}`);
    times.push(performance.now() - began);
    await wait(20);
  }
  return times;
}
