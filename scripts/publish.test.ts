import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Config } from "#app/config.server.ts";
import {
  addRelease,
  latestRelease,
  listReleases,
  releaseFiles,
} from "#app/content/publish/content-releases.server.ts";
import { reportServer } from "#app/content/publish/content-servers.server.ts";
import { planCheckout } from "#app/content/publish/publish.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { checkoutAt } from "#tests/support/checkout-at.ts";
import { listening, newCheckout, started } from "#tests/support/command-checkout.ts";
import { diff } from "./content/diff.ts";
import { pull, type Settled } from "./content/pull.ts";
import { runPlan } from "./content/run-plan.ts";

const post = "blog/planning-a-refresh.md";
const other = "blog/reading-a-coverage-date.md";

/** Resolves when a release is there. The checks take as long as the machine is busy. */
async function released(db: Database, id: number): Promise<void> {
  while ((await latestRelease(db))?.id !== id) await wait(100);
}

test("publish says what changes, tries it, makes it public when all servers show it, lists it and takes it back", async () => {
  const { checkout, db } = await started();
  await using _db = db;
  await reportServer(db, { server: "a:3000", shown: 1, now: new Date() });
  checkout.replace(post, "title: ", "title: Better ");
  checkout.write("redirects.yaml", `${checkout.read("redirects.yaml")}# a word\n`);

  const tried = await checkout.publish("--dry-run");
  expect(tried.said).toMatch(
    /^What would change:\n {2}changed {2}post "Better .+" \(\/blog\/planning-a-refresh\)/,
  );
  expect(tried.said).toContain("  changed  redirects (redirects.yaml)\n");
  expect(tried.said).toContain("The checks found no problem. Nothing was published.");
  expect([tried.code, (await listReleases(db, 9)).length]).toEqual([0, 1]);

  const publishing = checkout.publish("--note", "A better title");
  await released(db, 2);
  await reportServer(db, { server: "a:3000", shown: 2, now: new Date() });
  const published = await publishing;
  expect(published.said).toMatch(/Published as release 2 by Asha Rao\.\nVisible after \d+\.\d s\.\n$/);
  expect(published.code).toBe(0);
  expect((await releaseFiles(db, 2))?.get(post)?.toString()).toBe(checkout.read(post));
  expect((await checkout.publish("--list")).said).toMatch(/^ +2 .+ Asha Rao {2}A better title\n +1 /);

  const refused = { release: 3, problem: "the disk is full" };
  await reportServer(db, { server: "a:3000", shown: 2, refused, now: new Date() });
  const undone = await checkout.publish("--undo", "--author", "Vikram");
  expect(undone.said).toContain("Back to release 1.");
  expect(undone.said).toContain("a:3000 could not take it up and shows release 2: the disk is full");
  expect(undone.code).toBe(1);
  expect((await listReleases(db, 1))[0]).toMatchObject({ restores: 1, author: "Vikram" });
});

test("push publishes nothing that the checks of the whole site refuse", async () => {
  const { checkout, db } = await started();
  await using _db = db;
  checkout.replace("pages/service.md", "to: /book-appointment", "to: /book-an-apointment");
  const { code, said } = await checkout.content("push");
  expect(said).toMatch(/content\/pages\/service\.md:\d+ - .*book-an-apointment/);
  expect(said).toContain("Nothing was published. Problems: ");
  expect([code, (await listReleases(db, 9)).length]).toEqual([1, 1]);
});

test("pull brings what others published, and touches no file that both changed before it is told", async () => {
  const { checkout, db } = await started();
  await using _db = db;
  const asha = {
    ...checkout,
    pull: (settled: Partial<Settled>) =>
      listening(() => pull(db, checkoutAt(checkout.root), { keep: [], take: [], ...settled })),
    diff: () => listening(() => diff(db, checkoutAt(checkout.root), [])),
  };
  const published = new Map((await releaseFiles(db, 1)) ?? []);
  published.delete(other);
  published.set(post, Buffer.from("theirs"));
  published.set("blog/new.md", Buffer.from("new"));
  const release = { files: published, author: "Vikram", note: "", basedOn: 1, now: new Date() };
  await addRelease(db, release);
  asha.write(post, "ours");
  asha.write("redirects.yaml", "mine");

  for (const work of [() => asha.publish(), () => asha.pull({})]) {
    const { code, said } = await work();
    expect(code).toBe(3);
    expect(said).toContain(`(last by Vikram):\n  content/${post}\n`);
    expect(said).toContain("pull --take FILE");
  }
  expect([asha.read(post), asha.has(other), asha.has("blog/new.md")]).toEqual(["ours", true, false]);
  expect((await asha.diff()).said).toContain(`  changed by both    content/${post}\n`);
  const lines = (await asha.content("diff", `content/${post}`)).said.split("\n");
  expect(lines.filter((line) => /^[-+]\w/.test(line))).toEqual(["-theirs", "+ours"]);
  const added = (await asha.content("diff", "blog/new.md")).said.split("\n");
  expect(added.filter((line) => /^[-+]\w/.test(line))).toEqual(["-new"]);
  const unknown = "There is no file content/blog/none.md, neither here nor published.\n";
  expect(await asha.pull({ take: ["blog/none.md"] })).toEqual({ code: 2, said: unknown });
  expect(await asha.content("diff", "blog/none.md")).toEqual({ code: 2, said: unknown });

  const pulled = await asha.content("pull", "--take", `content/${post}`);
  expect(pulled.code).toBe(0);
  expect(pulled.said).toContain("Files brought here: 3, changed here only: 1.");
  expect([asha.read(post), asha.has(other), asha.read("blog/new.md")]).toEqual(["theirs", false, "new"]);
  expect(asha.read("redirects.yaml")).toBe("mine");

  await addRelease(db, {
    ...release,
    files: published.set("redirects.yaml", Buffer.from("his")),
    basedOn: 2,
  });
  expect((await asha.pull({})).code).toBe(3);
  expect((await asha.pull({ keep: ["redirects.yaml"] })).code).toBe(0);
  expect((await asha.diff()).said).toContain("  changed here       content/redirects.yaml\n");
});

test.each([["--nonsense"], ["12"], ["--undo", "twelve"], ["--undo", "1", "2"]])(
  "a wrong option is answered with how the command is used: %s",
  async (...args) => {
    const { code, said } = await newCheckout("unused.db").publish(...args);
    expect(code).toBe(2);
    expect(said).toContain("npm run publish -- --dry-run");
  },
);

const asVikram = { author: "Vikram", note: "", dryRun: false, config: {} as Config };

test("a checkout that was never in step is not told that others have changed its files", async () => {
  const { db } = await started();
  await using _db = db;
  const fresh = newCheckout("");
  fresh.replace(post, "title: ", "title: Better ");
  fresh.replace(other, "title: ", "title: Better ");
  for (const command of [
    async () => runPlan(db, await planCheckout(db, checkoutAt(fresh.root)), asVikram),
    () => pull(db, checkoutAt(fresh.root), { keep: [], take: [] }),
  ]) {
    const { code, said } = await listening(command);
    expect(code).toBe(3);
    expect(said).toContain("Different here and as published; it is unknown who changed these files (last");
    expect(said).toContain(`:\n  content/${post}\n  content/${other}\n`);
    expect(said).not.toContain("by others");
  }
  const compared = await listening(() => diff(db, checkoutAt(fresh.root), []));
  expect(compared.said).toContain(`  different          content/${post}\n`);
});

test("after a restore, the commands name it, overwrite no newer file and publish it again", async () => {
  const { checkout, db } = await started();
  await using _db = db;
  checkout.replace(post, "title: ", "title: Better ");
  const { files, remember } = await planCheckout(db, checkoutAt(checkout.root));
  await addRelease(db, { files, author: "Asha", note: "", basedOn: 1, now: new Date() });
  await remember();
  await db.deleteFrom("content_releases").where("id", "=", 2).execute(); // what the backup did not have

  const isRestored = /^This database was restored to an earlier state: it lacks release 2, /;
  const compared = await listening(() => diff(db, checkoutAt(checkout.root), []));
  expect(compared.said).toMatch(isRestored);
  expect(compared.said).toContain(`  changed here       content/${post}\n`);
  const pulled = await checkout.content("pull");
  expect(pulled.said).toMatch(isRestored);
  expect(pulled.said).toContain("Files brought here: 0, changed here only: 1.");
  expect(checkout.read(post)).toContain("title: Better ");
  expect((await checkout.publish()).said).toMatch(/^What changes:\n {2}changed {2}post "Better .+release 2/s);
});

test("an unknown release is named, and nothing is published", async () => {
  const { checkout, db } = await started();
  await using _db = db;
  const { code, said } = await checkout.publish("--undo", "7");
  expect([code, said]).toEqual([2, 'There is no release 7: "npm run publish -- --list" names them.\n']);
});
