import { expect, test } from "vitest";
import { offerCandidate } from "#app/content/publish/candidates.server.ts";
import { addBlobs, newBlobs } from "#app/content/publish/content-blobs.server.ts";
import { blobDigest, contentDigest, digestsOf } from "#app/content/publish/content-files.ts";
import { latestRelease } from "#app/content/publish/content-releases.server.ts";
import { runningServers } from "#app/content/publish/content-servers.server.ts";
import { publishPlan } from "#app/content/publish/publish.server.ts";
import type { Sending } from "#app/content/publish/sent-releases.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { publish, startServer } from "#tests/fixtures/following-server.ts";
import { smallBundles, words } from "#tests/fixtures/small-bundle.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";

import { madeForOf } from "./find-release.ts";
import { readyRelease } from "./ready-release.ts";
import { sendingHere } from "./send-release.ts";

const newBundle = smallBundles();
const bundle = newBundle("present");

type Server = Awaited<ReturnType<typeof startServer>>;

/** Two servers on one database, each with its own data folder. */
async function twoServers(db: Database, { first = "first words", other = bundle, patienceMs = 60_000 } = {}) {
  await publish(db, first);
  const servers = [
    await startServer(db, bundle, { first, patienceMs }),
    await startServer(db, other, { port: "4322", first, patienceMs }),
  ] as const;
  await expect.poll(async () => (await runningServers(db, servers[0].clock.now)).length).toBe(2);
  return servers;
}

/** Publishes on one server, as the page *Site* does. */
async function publishOn(db: Database, { config, root, place, clock }: Server, text: string) {
  const here = { bundle, config, root };
  const latest = await latestRelease(db);
  const plan = { files: words(text), latest, changes: [], kept: [], conflicts: [], hasMet: true };
  return publishPlan(
    db,
    { ...plan, remember: async () => {} },
    {
      make: (files) => readyRelease({ ...here, files, at: clock.now }),
      sendingTo: (shown) => sendingHere({ ...here, now: () => clock.now }, shown),
      ...{ place, author: "Asha", note: "", now: () => clock.now },
    },
  );
}

const offering = (clock: Server["clock"], sending: Sending) => ({
  place: "laptop",
  now: () => clock.now,
  sending,
});

describeEachDatabase("a release on two servers", (fresh) => {
  test("is made by its publisher only, and taken by the other", async () => {
    const db = await fresh();
    const [asha, vikram] = await twoServers(db);
    expect(await publishOn(db, asha, "second words")).toEqual({ outcome: "published", id: 2 });
    for (const { shown } of [asha, vikram]) await expect.poll(() => shown.at(-1)).toBe("second words");
    expect([...asha.warnings, ...vikram.warnings]).toEqual([]);
    expect(asha.made()).toEqual(["first words", "second words"]);
    expect(vikram.made()).toEqual(["first words"]);
    expect(vikram.inTheMaking()).toEqual([]);
    expect(await db.selectFrom("content_candidate_parts").selectAll().execute()).toEqual([]);
  });

  test("is made by the other too once a date changes it", async () => {
    const db = await fresh();
    const [asha, vikram] = await twoServers(db);
    const dated = "words, next: 2026-11-24T18:30:00.000Z";
    await publishOn(db, asha, dated);
    await expect.poll(() => vikram.shown).toEqual(["first words", dated]);
    expect(vikram.made()).toEqual(["first words"]);
    vikram.clock.now = new Date("2026-11-25T03:00:00.000Z");
    await expect.poll(() => vikram.shown).toEqual(["first words", dated, dated]);
    expect(vikram.made()).toEqual(["first words", dated]);
  });

  test("is made by a server of other code at once, without waiting for its publisher", async () => {
    const db = await fresh();
    const [asha, vikram] = await twoServers(db, { other: newBundle("next") });
    const never = new Promise<Buffer>(() => {});
    const sending = { madeFor: madeForOf({ bundle, config: asha.config }), archive: () => never };
    const offer = await offerCandidate(db, words("second words"), offering(vikram.clock, sending));
    await expect.poll(vikram.made).toEqual(["first words", "second words"]);
    await offer?.withdraw();
    expect(asha.made()).toEqual(["first words"]);
  });

  test("is made by the other if its publisher cannot send it", async () => {
    const db = await fresh();
    const [asha, vikram] = await twoServers(db);
    const archive = () => Promise.reject(new Error("ENOSPC"));
    const sending = { madeFor: madeForOf({ bundle, config: asha.config }), archive };
    const offer = await offerCandidate(db, words("second words"), offering(vikram.clock, sending));
    await offer?.send();
    await offer?.prepared();
    await offer?.withdraw();
    expect(vikram.made()).toEqual(["first words", "second words"]);
  });

  test.each([
    ["its publisher is gone", "", []],
    [
      "what was sent is damaged",
      blobDigest(Buffer.from("as it was")),
      ["a release could not be taken and is made here"],
    ],
    [
      "what was sent is no release",
      blobDigest(Buffer.from("damaged")),
      ["a release could not be taken and is made here"],
    ],
  ])("is made by the other if %s", async (_, archive, warnings) => {
    const db = await fresh();
    const [, vikram] = await twoServers(db, { patienceMs: 100 });
    const files = words("second words");
    await addBlobs(db, await newBlobs(db, files));
    const id = newId(vikram.clock.now);
    await db.transaction().execute(async (trx) => {
      const row = {
        id,
        digest: contentDigest(files),
        place: "laptop",
        offered_at: vikram.clock.now.getTime(),
      };
      const sent = { made_for: madeForOf({ bundle, config: vikram.config }), beats: 3, archive, parts: 1 };
      await insertRows(trx, "content_candidates", [{ ...row, ...sent, files: digestsOf(files) }]);
      const part = { candidate: id, position: 0, bytes: Buffer.from("damaged") };
      await trx.insertInto("content_candidate_parts").values(part).execute();
    });
    await expect.poll(vikram.releases).toEqual(["second words", "first words"]);
    expect(vikram.made()).toEqual(["first words", "second words"]);
    expect(vikram.warnings).toEqual(warnings);
    expect(vikram.shown).toEqual(["first words"]);
  });
});
