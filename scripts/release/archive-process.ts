import { readFileSync, writeFileSync } from "node:fs";
import { json } from "node:stream/consumers";
import { blobDigest } from "#app/content/publish/content-files.ts";
import type { ArchiveOrder } from "#server/release/archive-beside.ts";
import { packArchive, unpackArchive } from "./archive.ts";

// The process that packs or unpacks the archive of one release: it reads an order as JSON. Started by
// server/release/archive-beside.ts, so that the server can go on answering.

const order = (await json(process.stdin)) as ArchiveOrder;
if (order.act === "pack") writeFileSync(order.file, packArchive(order.release, order.earlier));
else {
  const archive = readFileSync(order.file);
  if (blobDigest(archive) !== order.digest) throw new Error("The archive is damaged");
  unpackArchive(archive, order.folder, order.earlier);
}
process.stdout.write("{}");
