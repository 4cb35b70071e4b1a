import { json } from "node:stream/consumers";
import { type MadeRelease, type MakeRelease, makeRelease } from "./make-release.ts";

// The process that makes one release: it reads an order as JSON and writes the outcome. It is started by
// server/release/release-beside.ts, which lets it give way to the site.

type Order = Omit<MakeRelease, "at" | "caches"> & { at: string };

const { at, ...order } = (await json(process.stdin)) as Order;
process.stdout.write(JSON.stringify(await made()));

async function made(): Promise<MadeRelease> {
  try {
    return await makeRelease({ ...order, at: new Date(at) });
  } catch (error) {
    // The machine's fault, such as a full disk: another time it may succeed.
    if (!(error instanceof Error) || "code" in error) throw error;
    return { ok: false, problems: [error.message] };
  }
}
