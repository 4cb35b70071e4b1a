import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { parseConfig } from "#app/config.server.ts";
import { offerCandidate } from "#app/content/publish/candidates.server.ts";
import { addRelease, latestRelease } from "#app/content/publish/content-releases.server.ts";
import { runningServers } from "#app/content/publish/content-servers.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { smallBundles, words } from "#tests/fixtures/small-bundle.ts";
import { describeEachDatabase, freshSqlite } from "#tests/support/databases.ts";
import { eventually } from "#tests/support/outbox.ts";
import { testFolder } from "#tests/support/test-folder.ts";
import { followReleases } from "./follow-releases.ts";
import { releaseBeside } from "./release-beside.ts";
import { releasePlace } from "./release-place.ts";
import { readRelease, releasesIn } from "./release-record.ts";

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((following) => following.stop()));
});

const bundle = smallBundles()("present");
const freshFile = freshSqlite();

async function publish(db: Database, text: string): Promise<number> {
  const basedOn = (await latestRelease(db))?.id;
  const files = words(text);
  const added = await addRelease(db, { files, author: "Asha", note: "", basedOn, now: new Date() });
  if ("conflict" in added) throw new Error("Somebody else published");
  return added.id;
}

/** A server that follows publications, with its own data folder and an adjustable clock. */
async function startServer(db: Database, port = "4321", first = "first words") {
  const dataDir = mkdtempSync(join(testFolder, "follow-"));
  const parsed = parseConfig({ DATA_DIR: dataDir, PORT: port });
  if (!parsed.ok) throw new Error(parsed.problem);
  const { config } = parsed;
  const root = join(dataDir, "releases");
  const clock = { now: new Date("2026-11-23T06:00:00.000Z") };
  const made = await releaseBeside({ files: words(first), bundle, config, at: clock.now, root });
  if (!made.ok) throw new Error("The first release cannot be made");
  const shown: string[] = [first];
  const [errors, warnings]: [string[], string[]] = [[], []];
  const write = (line: string) => {
    const { level, problems } = JSON.parse(line);
    (level === pino.levels.values.warn ? warnings : errors).push(problems[0]);
  };
  const log = pino({ level: "warn" }, { write });
  const following = followReleases({
    ...{ db, config, log, bundle, root, now: () => clock.now, lookEveryMs: 20, liveEveryMs: 20 },
    shown: { id: 1, release: readRelease(made.folder) },
    async show(folder) {
      shown.push(readFileSync(join(folder, "content/words.txt"), "utf8"));
      return readRelease(folder);
    },
  });
  running.push(following);
  return {
    clock,
    place: releasePlace(root),
    warnings,
    shown,
    errors,
    inTheMaking: () => readdirSync(root).filter((name) => name.startsWith(".next")),
    made: () => releasesIn(root).map(({ folder }) => readFileSync(join(folder, "content/words.txt"), "utf8")),
  };
}

describeEachDatabase("a server", (fresh) => {
  test("shows what is published, as do other servers on the same database", async () => {
    const db = await fresh();
    await publish(db, "first words");
    const servers = [await startServer(db, "4321"), await startServer(db, "4322")];
    await publish(db, "second words");
    for (const { shown } of servers) await eventually(() => shown.at(-1)).toBe("second words");
    await publish(db, "first words");
    for (const { shown } of servers)
      await eventually(() => shown).toEqual(["first words", "second words", "first words"]);
    await eventually(
      async () => (await runningServers(db, new Date("2026-11-23T06:00:00.000Z"))).length,
    ).toBe(2);
  });

  test("prepares a candidate from elsewhere before it is published, and does not show it until then", async () => {
    const db = await fresh();
    await publish(db, "first words");
    const { shown, made, clock } = await startServer(db);
    await eventually(async () => (await runningServers(db, clock.now)).length).toBe(1);
    const offered = await offerCandidate(db, words("second words"), {
      place: "laptop",
      now: () => clock.now,
    });
    await offered?.prepared();
    expect(made()).toEqual(["second words", "first words"]);
    expect(shown).toEqual(["first words"]);
    await publish(db, "second words");
    await offered?.withdraw();
    await eventually(() => shown).toEqual(["first words", "second words"]);
    expect(made()).toEqual(["second words", "first words"]);
  });

  test("does not delay others with a release that it cannot make, or not in time", async () => {
    const db = await fresh();
    await publish(db, "first words");
    const { shown, clock, inTheMaking, warnings } = await startServer(db);
    await eventually(async () => (await runningServers(db, clock.now)).length).toBe(1);
    const offering = { place: "laptop", now: () => clock.now };
    const faulty = await offerCandidate(db, words("is faulty"), offering);
    await faulty?.prepared();
    await faulty?.withdraw();
    expect(warnings).toEqual(["content/words.txt:1 - is faulty"]);
    const endless = await offerCandidate(db, words("never ends"), { ...offering, patienceMs: 50 });
    await eventually(() => inTheMaking().length).toBe(1);
    await endless?.prepared();
    await endless?.withdraw();
    await eventually(inTheMaking).toEqual([]);
    await publish(db, "good words");
    await eventually(() => shown).toEqual(["first words", "good words"]);
  });

  test("is not waited for by servers that share its data folder", async () => {
    const db = await fresh();
    const { clock, place } = await startServer(db);
    await eventually(async () => (await runningServers(db, clock.now)).length).toBe(1);
    const offering = { place, now: () => clock.now };
    expect(await offerCandidate(db, words("second words"), offering)).toBeUndefined();
  });

  test("reports that it runs while it makes a slow release", async () => {
    const db = await fresh();
    await publish(db, "first words");
    const { clock, inTheMaking } = await startServer(db);
    await publish(db, "never ends");
    await eventually(() => inTheMaking().length).toBe(1);
    clock.now = new Date("2026-11-23T06:01:00.000Z");
    await eventually(async () => (await runningServers(db, clock.now)).length).toBe(1);
    expect(inTheMaking()).toHaveLength(1);
  });

  test.each([
    ["is faulty", "content/words.txt:1 - is faulty"],
    ["meets a full disk", "The release could not be made (code 1): ENOSPC: no space left on device"],
    ["is killed", "The release could not be made (SIGKILL): "],
  ])(
    "goes on with the good release when the next %s, says so, and takes up the one after it",
    async (text, problem) => {
      const db = await fresh();
      await publish(db, "first words");
      const { shown, errors, inTheMaking, clock } = await startServer(db);
      const bad = await publish(db, text.replace("meets a ", ""));
      const refusal = async () => (await runningServers(db, clock.now))[0]?.refused;
      await eventually(refusal).toEqual({ release: bad, problem });
      expect(shown).toEqual(["first words"]);
      expect(errors).toEqual([problem]);
      expect(inTheMaking()).toEqual([]);
      await publish(db, "good words");
      await eventually(() => shown).toEqual(["first words", "good words"]);
      await eventually(refusal).toBeUndefined();
    },
  );
});

test("updates the content when a date changes it, and again when the clock is set back", async () => {
  const db = await freshFile();
  const dated = "words, next: 2026-11-24T18:30:00.000Z next: 2026-11-30T18:30:00.000Z";
  await publish(db, dated);
  const { clock, shown } = await startServer(db, "4321", dated);
  // As after the machine has slept for a night.
  clock.now = new Date("2026-11-25T03:00:00.000Z");
  await eventually(() => shown).toEqual([dated, dated]);
  clock.now = new Date("2026-11-23T06:10:00.000Z");
  await eventually(() => shown).toEqual([dated, dated, dated]);
  clock.now = new Date("2027-01-01T00:00:00.000Z");
  await eventually(() => shown).toEqual([dated, dated, dated, dated]);
});
