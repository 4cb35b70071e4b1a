import { json } from "node:stream/consumers";
import { end } from "../command.ts";
import { type MadeRelease, type MakeRelease, makeRelease } from "./make-release.ts";

// The process that makes one release: it reads an order as JSON and writes the outcome. Started by
// server/release/release-beside.ts with a lower priority than the site's.

type Order = Omit<MakeRelease, "at" | "caches"> & { at: string };

const { at, ...order } = (await json(process.stdin)) as Order;
process.stdout.write(JSON.stringify(await made()));

async function made(): Promise<MadeRelease> {
  try {
    return await makeRelease({ ...order, at: new Date(at) });
  } catch (error) {
    // A fault of the machine, such as a full disk: a later try may succeed.
    if (error instanceof Error && "syscall" in error) end(error.message);
    if (!(error instanceof Error) || "code" in error) throw error;
    return { ok: false, problems: [error.message] };
  }
}
