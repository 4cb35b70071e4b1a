import { execFileSync } from "node:child_process";
import autocannon from "autocannon";

export type PageLoad = { perSecond: number; p99: number };

const connections = 64;
const seconds = 8;
/** The time before the measurement, so that what a server compiles for its first requests does not count. */
const warmUpSeconds = 8;
const encodings = "gzip, br";

/** The load generator: wrk if it is installed, because autocannon is slower than the server it measures. */
export const generator = hasWrk() ? "wrk" : "autocannon";

/** One page, requested over 64 connections, after a warm-up. The p99 is in milliseconds. */
export async function loadPage(url: string): Promise<PageLoad> {
  if (generator === "wrk") {
    withWrk(url, warmUpSeconds);
    return withWrk(url, seconds);
  }
  const headers = { "Accept-Encoding": encodings };
  await autocannon({ url, connections, duration: warmUpSeconds, headers });
  const result = await autocannon({ url, connections, duration: seconds, headers });
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

function withWrk(url: string, seconds: number): PageLoad {
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-H"];
  const printed = execFileSync("wrk", [...options, `Accept-Encoding: ${encodings}`, url], {
    encoding: "utf8",
  });
  const perSecond = Number(/Requests\/sec:\s*([\d.]+)/.exec(printed)?.[1]);
  const [, p99 = "", unit = ""] = /99%\s*([\d.]+)(us|ms|s)/.exec(printed) ?? [];
  const inMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  const result = { perSecond, p99: Number(p99) * (inMs[unit] ?? Number.NaN) };
  if (Number.isNaN(result.perSecond + result.p99)) throw new Error(`wrk printed no figures:\n${printed}`);
  return result;
}

function hasWrk(): boolean {
  try {
    return execFileSync("sh", ["-c", "command -v wrk"], { encoding: "utf8" }).trim() !== "";
  } catch {
    return false;
  }
}
