import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { printTable, type Row } from "../table.ts";
import { authorsCheckout } from "./checkout.ts";
import { startReaders } from "./readers.ts";
import { untilRound, wholeRound, writeRound } from "./round-words.ts";
import { type Engine, startSites } from "./sites.ts";

// `npm run drill -- publish-full`: the disk is full, then the database is gone in the middle of publishing. What was
// public stays public and whole; once there is room, or the database is back, the publication goes through. The small
// disk is a tmpfs: mounting it takes root on Linux.

const diskMb = 96;

/** @returns whether the site stayed whole */
export async function publishWithoutRoom(): Promise<boolean> {
  const rows = [
    ...(await onFullDisk("SQLite")),
    ...(await onFullDisk("PostgreSQL")),
    ...(await withoutDatabase()),
  ];
  printTable("Publishing on a full disk, and without its database", rows);
  return rows.every(({ held }) => held !== false);
}

async function onFullDisk(engine: Engine): Promise<Row[]> {
  const disk = smallDisk();
  const running = await startSites(engine, 1, [join(disk.folder, "data")]);
  const checkout = await authorsCheckout(running.env);
  const { url } = running.sites[0] as (typeof running.sites)[number];
  const readers = startReaders([url]);
  try {
    writeRound(checkout, 1);
    const before = await checkout.run("publish");
    disk.fill();
    writeRound(checkout, 2);
    const full = await checkout.run("publish");
    const shownFull = await wholeRound(url);
    disk.empty();
    const after = await checkout.run("publish");
    const shownAfter = await untilRound(url, 2);
    const { failures, latencies } = await readers.stop();
    if (before.code !== 0) console.log(before.said);
    if (after.code !== 0) console.log(after.said);
    return [
      row(`full disk (${engine}): the publisher is told`, full.code !== 0 && /space|full/i.test(full.said)),
      row(`full disk (${engine}): what was public stays`, before.code === 0 && shownFull === 1),
      row(`full disk (${engine}): with room again it is published`, after.code === 0 && shownAfter),
      failed(`full disk (${engine})`, failures, latencies.length),
    ];
  } finally {
    await readers.stop();
    checkout.remove();
    await running.stop();
    disk.remove();
  }
}

async function withoutDatabase(): Promise<Row[]> {
  const running = await startSites("PostgreSQL", 1);
  const checkout = await authorsCheckout(running.env);
  const { url } = running.sites[0] as (typeof running.sites)[number];
  const readers = startReaders([url]);
  try {
    writeRound(checkout, 1);
    const { ms } = await checkout.run("publish");
    writeRound(checkout, 2);
    const publishing = checkout.run("publish");
    await wait(ms / 3);
    await running.loseDatabase();
    const lost = await publishing;
    const shownLost = await wholeRound(url);
    await running.bringDatabaseBack();
    const after = await checkout.run("publish");
    const shownAfter = await untilRound(url, 2);
    const { failures, latencies } = await readers.stop();
    if (after.code !== 0) console.log(after.said);
    return [
      row("database lost: the publisher is told", lost.code !== 0),
      row("database lost: what was public stays", shownLost === 1),
      row("database lost: once it is back it is published", after.code === 0 && shownAfter),
      failed("database lost", failures, latencies.length),
    ];
  } finally {
    await readers.stop();
    checkout.remove();
    await running.stop();
  }
}

function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), "site-small-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskMb}m`, "tmpfs", folder]);
  const filler = join(folder, "filler");
  return {
    folder,
    /** Leaves less than a release needs. */
    fill(): void {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 512 * 1024)));
    },
    empty: () => rmSync(filler),
    remove(): void {
      execFileSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function row(what: string, held: boolean): Row {
  return { what, figure: held ? "yes" : "no", budget: "yes", held };
}

function failed(what: string, failures: string[], count: number): Row {
  const figure = String(failures.length);
  return { what: `${what}: failed of ${count} requests`, figure, budget: "0", held: failures.length === 0 };
}
