import { expect, test } from "vitest";
import { offerCandidate } from "#app/content/publish/candidates.server.ts";
import { runningServers } from "#app/content/publish/content-servers.server.ts";
import { publish, startServer } from "#tests/fixtures/following-server.ts";
import { smallBundles, words } from "#tests/fixtures/small-bundle.ts";
import { describeEachDatabase, freshSqlite } from "#tests/support/databases.ts";

const bundle = smallBundles()("present");
const freshFile = freshSqlite();

describeEachDatabase("a server", (fresh) => {
  test("shows what is published, as do other servers on the same database", async () => {
    const db = await fresh();
    await publish(db, "first words");
    const servers = [await startServer(db, bundle), await startServer(db, bundle, { port: "4322" })];
    await publish(db, "second words");
    for (const { shown } of servers) await expect.poll(() => shown.at(-1)).toBe("second words");
    await publish(db, "first words");
    for (const { shown } of servers)
      await expect.poll(() => shown).toEqual(["first words", "second words", "first words"]);
    await expect
      .poll(async () => (await runningServers(db, new Date("2026-11-23T06:00:00.000Z"))).length)
      .toBe(2);
  });

  test("prepares a candidate from elsewhere before it is published, and does not show it until then", async () => {
    const db = await fresh();
    await publish(db, "first words");
    const { shown, releases, clock } = await startServer(db, bundle);
    await expect.poll(async () => (await runningServers(db, clock.now)).length).toBe(1);
    const offered = await offerCandidate(db, words("second words"), {
      place: "laptop",
      now: () => clock.now,
    });
    await offered?.prepared();
    expect(releases()).toEqual(["second words", "first words"]);
    expect(shown).toEqual(["first words"]);
    await publish(db, "second words");
    await offered?.withdraw();
    await expect.poll(() => shown).toEqual(["first words", "second words"]);
    expect(releases()).toEqual(["second words", "first words"]);
  });

  test("does not delay others with a release that it cannot make, or not in time", async () => {
    const db = await fresh();
    await publish(db, "first words");
    const { shown, clock, inTheMaking, warnings } = await startServer(db, bundle);
    await expect.poll(async () => (await runningServers(db, clock.now)).length).toBe(1);
    const offering = { place: "laptop", now: () => clock.now };
    const faulty = await offerCandidate(db, words("is faulty"), offering);
    await faulty?.prepared();
    await faulty?.withdraw();
    expect(warnings).toEqual(["content/words.txt:1 - is faulty"]);
    const endless = await offerCandidate(db, words("never ends"), { ...offering, patienceMs: 50 });
    await expect.poll(() => inTheMaking().length).toBe(1);
    await endless?.prepared();
    await endless?.withdraw();
    await expect.poll(inTheMaking).toEqual([]);
    await publish(db, "good words");
    await expect.poll(() => shown).toEqual(["first words", "good words"]);
  });

  test("is not waited for by servers that share its data folder", async () => {
    const db = await fresh();
    const { clock, place } = await startServer(db, bundle);
    await expect.poll(async () => (await runningServers(db, clock.now)).length).toBe(1);
    const offering = { place, now: () => clock.now };
    expect(await offerCandidate(db, words("second words"), offering)).toBeUndefined();
  });

  test("reports that it runs while it makes a slow release", async () => {
    const db = await fresh();
    await publish(db, "first words");
    const { clock, inTheMaking } = await startServer(db, bundle);
    await publish(db, "never ends");
    await expect.poll(() => inTheMaking().length).toBe(1);
    clock.now = new Date("2026-11-23T06:01:00.000Z");
    await expect.poll(async () => (await runningServers(db, clock.now)).length).toBe(1);
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
      const { shown, errors, inTheMaking, clock } = await startServer(db, bundle);
      const bad = await publish(db, text.replace("meets a ", ""));
      const refusal = async () => (await runningServers(db, clock.now))[0]?.refused;
      await expect.poll(refusal).toEqual({ release: bad, problem });
      expect(shown).toEqual(["first words"]);
      expect(errors).toEqual([problem]);
      expect(inTheMaking()).toEqual([]);
      await publish(db, "good words");
      await expect.poll(() => shown).toEqual(["first words", "good words"]);
      await expect.poll(refusal).toBeUndefined();
    },
  );
});

test("updates the content when a date changes it, and again when the clock is set back", async () => {
  const db = await freshFile();
  const dated = "words, next: 2026-11-24T18:30:00.000Z next: 2026-11-30T18:30:00.000Z";
  await publish(db, dated);
  const { clock, shown } = await startServer(db, bundle, { first: dated });
  // As after the machine has slept for a night.
  clock.now = new Date("2026-11-25T03:00:00.000Z");
  await expect.poll(() => shown).toEqual([dated, dated]);
  clock.now = new Date("2026-11-23T06:10:00.000Z");
  await expect.poll(() => shown).toEqual([dated, dated, dated]);
  clock.now = new Date("2027-01-01T00:00:00.000Z");
  await expect.poll(() => shown).toEqual([dated, dated, dated, dated]);
});
