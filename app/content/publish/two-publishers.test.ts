import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, describe, expect, test } from "vitest";
import { openDatabase } from "#app/database/database.server.ts";
import { newPostgresDatabase, newSqliteFile } from "#tests/support/databases.ts";
import { listReleases, releaseFiles } from "./content-releases.server.ts";

const rounds = 5;

/** A publisher in a process of its own: adds a release for each base that it is given. */
const program = `
  import { createInterface } from "node:readline";
  import { openDatabase } from "#app/database/database.server.ts";
  import { addRelease } from "#app/content/publish/content-releases.server.ts";
  const [name, url] = process.argv.slice(1);
  const db = await openDatabase(url);
  console.log("ready");
  for await (const line of createInterface({ input: process.stdin })) {
    const basedOn = JSON.parse(line) ?? undefined;
    const files = new Map([["a.md", Buffer.from(name + line)], ["b.md", Buffer.from(name + line)]]);
    const now = new Date();
    console.log(JSON.stringify(await addRelease(db, { files, author: name, note: "", basedOn, now })));
  }
  await db.destroy();
`;

const publishers: ChildProcess[] = [];

afterEach(async () => {
  for (const child of publishers.splice(0)) {
    child.stdin?.end();
    if (child.exitCode === null) await once(child, "exit");
  }
});

describe.each([
  ["SQLite", newSqliteFile],
  ["PostgreSQL", newPostgresDatabase],
])("two processes that publish at once (%s)", (_, newDatabase) => {
  test("one of them wins each time, the other is told who did, and no release mixes the two", async () => {
    const url = await newDatabase();
    const [asha, vikram] = [startPublisher("asha", url), startPublisher("vikram", url)];
    expect([await asha.heard(), await vikram.heard()]).toEqual(["ready", "ready"]);
    for (let round = 0; round < rounds; round++) {
      const basedOn = round || null;
      for (const { tell } of [asha, vikram]) tell(JSON.stringify(basedOn));
      const outcomes = { asha: JSON.parse(await asha.heard()), vikram: JSON.parse(await vikram.heard()) };
      const winner = "id" in outcomes.asha ? "asha" : "vikram";
      const loser = winner === "asha" ? "vikram" : "asha";
      expect(outcomes[winner]).toEqual({ id: round + 1 });
      expect(outcomes[loser]).toMatchObject({ conflict: { id: round + 1, author: winner } });
    }
    await using db = await openDatabase(url);
    const releases = await listReleases(db, rounds + 1);
    expect(releases.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
    for (const { id, author, basedOn } of releases) {
      const text = Buffer.from(`${author}${JSON.stringify(basedOn ?? null)}`);
      expect([...((await releaseFiles(db, id)) ?? [])]).toEqual([
        ["a.md", text],
        ["b.md", text],
      ]);
    }
  });
});

function startPublisher(name: string, url: string) {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, name, url], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  publishers.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    tell: (line: string) => child.stdin.write(`${line}\n`),
    heard: async () => String((await lines.next()).value),
  };
}
