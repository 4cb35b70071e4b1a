import { spawn } from "node:child_process";
import { buffer, text } from "node:stream/consumers";

/** Together with the longest send this is less than the outbox's lease. */
const defaultPatienceMs = 25_000;
const longestReason = 300;
// Relative to the folder in which the site was started, like the build.
const command = ["--max-old-space-size=256", "scripts/typeset-report.ts"];

let line: Promise<unknown> = Promise.resolve();

/**
 * Typesets a visitor's report or a quotation as a PDF. That takes most of a second and 150 MB, so it runs in a process of its
 * own, one at a time. Rejects after 25 s (including the wait for others), or if the process fails.
 * @param order a `ReportOrder` or a `QuotationOrder`, which scripts/typeset-report.ts reads
 * @param documents the build's file with the PDFs; without it the process loads their sources
 */
export function typesetReport(
  order: object,
  documents: string | undefined,
  patienceMs = defaultPatienceMs,
): Promise<Buffer> {
  const until = performance.now() + patienceMs;
  const turn = line.then(() => run(order, documents, Math.ceil(until - performance.now())));
  line = turn.catch(() => {});
  return turn;
}

async function run(order: object, documents: string | undefined, timeout: number): Promise<Buffer> {
  if (timeout <= 0) throw new Error("others are being typeset before this report");
  const child = spawn(process.execPath, documents ? [...command, documents] : command, {
    // Passes none of our settings and secrets.
    env: { NODE_ENV: "production", NODE_COMPILE_CACHE: ".cache/compiled" },
    timeout,
    killSignal: "SIGKILL",
  });
  const ended = new Promise<{ code: number | null }>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code }));
  });
  // A process that stops reading reports it through its exit.
  child.stdin.once("error", () => {});
  child.stdin.end(JSON.stringify(order));
  const [pdf, said, { code }] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  if (code === 0) return pdf;
  throw new Error(`the report was not typeset: ${reasonIn(said) || "it took too long"}`);
}

/** Node prints the position first, then the error. */
function reasonIn(said: string): string {
  return (/^\w*Error.*$/m.exec(said)?.[0] ?? said.trim()).slice(0, longestReason);
}
