import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addRelease, latestRelease, releaseFiles } from "#app/content/publish/content-releases.server.ts";
import { reportServer } from "#app/content/publish/content-servers.server.ts";
import { firstOrLatestRelease } from "#app/content/publish/first-release.server.ts";
import type { Publishing } from "#app/content/publish/publishing.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { checkoutAt } from "#tests/support/checkout-at.ts";
import { testFolder } from "#tests/support/test-folder.ts";

const path = "/leads/dashboard/site";
const post = "blog/planning-a-refresh.md";

describeEachWorkspace("publishing in the workspace", (workspace) => {
  let root: string;
  let problems: string[] | undefined;
  let making: PromiseWithResolvers<Awaited<ReturnType<Publishing["make"]>>>;

  beforeEach(async () => {
    const { services } = workspace.app;
    for (const table of ["content_releases", "content_runs", "content_servers"] as const)
      await services.db.deleteFrom(table).execute();
    root = mkdtempSync(join(testFolder, "checkout-"));
    cpSync("content", join(root, "content"), { recursive: true });
    problems = [];
    making = Promise.withResolvers();
    const make = () => making.promise;
    services.publishing = {
      ...services.publishing,
      checkout: checkoutAt(root),
      make,
      problemsOf: () => problems,
    };
    await firstOrLatestRelease(services.db, checkoutAt(root), new Date());
  });

  afterEach(() => making.resolve({ ok: true }));

  function edit(file: string, change: (text: string) => string) {
    writeFileSync(
      join(root, "content", file),
      change(readFileSync(join(root, "content", file)).toString("utf8")),
    );
  }

  async function enter(role: "admin" | "manager") {
    const browser = workspace.browser();
    await browser.enterAs(role);
    const show = async () => drawn(await browser.ask(path));
    return {
      show,
      post: (form: Record<string, string>) => browser.ask(path, { form }),
      /** What the page offers to publish. */
      offered: async () => {
        const html = await show();
        return { latest: field(html, "latest"), digest: field(html, "digest") };
      },
      /** The page once nothing is being published. */
      settled: async () => {
        for (;;) {
          const html = await show();
          if (!html.includes("publishes: the whole site is checked")) return html;
        }
      },
    };
  }

  test("an admin sees what would change, publishes it with a note, and undoes it", async () => {
    const admin = await enter("admin");
    expect(await admin.show()).toContain("The files of this machine have no change of their own.");
    edit(post, (text) => text.replace("title: ", "title: Better "));
    const html = await admin.show();
    expect(html).toContain("/blog/planning-a-refresh");
    expect(html).toContain("The checks found no problem.");
    const started = await admin.post({ act: "publish", note: "A better title", ...(await admin.offered()) });
    expect([started.status, started.headers.get("Location")]).toEqual([303, path]);
    const running = await admin.show();
    expect(running).toContain("The admin publishes: the whole site is checked and made.");
    expect(running).not.toContain('value="publish"');
    making.resolve({ ok: true });
    const published = await admin.settled();
    expect(published).toContain("Release 2 is published.");
    expect(published).toContain(": A better title");
    const { db } = workspace.app.services;
    expect(await latestRelease(db)).toMatchObject({ id: 2, author: "The admin", note: "A better title" });

    expect((await admin.post({ act: "undo", latest: "2", release: "1" })).status).toBe(400);
    expect((await admin.post({ act: "undo", latest: "2", release: "1", sure: "yes" })).status).toBe(303);
    expect(await admin.settled()).toContain(", back to release 1");
    expect(await releaseFiles(db, 3)).toEqual(await releaseFiles(db, 1));
    const log = await db
      .selectFrom("audit_log")
      .select(["action", "detail"])
      .where("action", "like", "site %")
      .orderBy("id", "desc")
      .limit(2)
      .execute();
    expect(log).toEqual([
      { action: "site undone", detail: { release: 3, files: 1, restores: 1 } },
      { action: "site published", detail: { release: 2, files: 1 } },
    ]);
  });

  test("after a restore, the page says so and offers again what was lost", async () => {
    const admin = await enter("admin");
    const { db } = workspace.app.services;
    edit(post, (text) => text.replace("title: ", "title: Better "));
    making.resolve({ ok: true });
    await admin.post({ act: "publish", note: "", ...(await admin.offered()) });
    await admin.settled();
    await db.deleteFrom("content_releases").where("id", "=", 2).execute(); // what the backup did not have
    const html = await admin.show();
    expect(html).toContain("restored to an earlier state: it lacks release 2,");
    expect(html).toContain("/blog/planning-a-refresh");
    expect(html).toContain('value="publish"');
  });

  test("a manager sees it all and publishes nothing", async () => {
    const manager = await enter("manager");
    edit(post, (text) => text.replace("title: ", "title: Better "));
    const html = await manager.show();
    expect(html).toContain("/blog/planning-a-refresh");
    for (const button of ['value="publish"', 'value="undo"']) expect(html).not.toContain(button);
    const posts: Record<string, string>[] = [
      { act: "publish", latest: "1", digest: "x" },
      { act: "undo", latest: "1", release: "1", sure: "yes" },
    ];
    for (const form of posts) {
      expect((await manager.post(form)).status).toBe(403);
    }
    expect((await latestRelease(workspace.app.services.db))?.id).toBe(1);
  });

  test("files that the checks refuse have no button; what is faulty when it is made is said and not public", async () => {
    const admin = await enter("admin");
    edit(post, (text) => text.replace("title: ", "title: Better "));
    problems = undefined;
    expect(await admin.show()).toContain("The whole site is being checked with these files.");
    problems = ["content/blog/planning-a-refresh.md:2 - title - is too long"];
    const refused = await admin.show();
    expect(refused).toContain("title - is too long");
    expect(refused).not.toContain('value="publish"');
    problems = [];
    const offered = await admin.offered();
    making.resolve({ ok: false, problems: ["content/site.yaml:1 - name - is missing"] });
    await admin.post({ act: "publish", note: "", ...offered });
    const faulty = await admin.settled();
    expect(faulty).toContain("The checks refused what was published");
    expect(faulty).toContain("content/site.yaml:1 - name - is missing");
    expect((await latestRelease(workspace.app.services.db))?.id).toBe(1);
  });

  test("whoever was overtaken publishes nothing and sees the new state", async () => {
    const admin = await enter("admin");
    const { db } = workspace.app.services;
    edit(post, (text) => text.replace("title: ", "title: Better "));
    const offered = await admin.offered();
    edit("redirects.yaml", (text) => `${text}# a word\n`);
    const changed = await admin.post({ act: "publish", note: "", ...offered });
    expect(changed.status).toBe(409);
    expect(await drawn(changed)).toContain("The files of this machine have changed since.");

    const files = new Map((await releaseFiles(db, 1)) ?? []);
    files.set("announcement.yaml", Buffer.from("theirs\n"));
    await addRelease(db, { files, author: "Vikram", note: "", basedOn: 1, now: new Date() });
    const overtaken = await admin.post({ act: "publish", note: "", ...offered });
    expect(overtaken.status).toBe(409);
    const html = await drawn(overtaken);
    expect(html).toContain("Vikram published release 2 meanwhile.");
    expect(html).toContain("newer than here. They stay as they are public.");
    expect((await admin.post({ act: "undo", latest: "1", release: "1", sure: "yes" })).status).toBe(409);

    edit("announcement.yaml", () => "ours\n");
    const both = await admin.show();
    expect(both).toContain("Nothing can be published before each is settled");
    expect(both).not.toContain('value="publish"');
    expect((await latestRelease(db))?.id).toBe(2);
  });

  test("a server that cannot take a release up is shown with the reason", async () => {
    const admin = await enter("admin");
    const { db } = workspace.app.services;
    const files = (await releaseFiles(db, 1)) ?? expect.unreachable();
    await addRelease(db, { files, author: "Vikram", note: "", basedOn: 1, now: new Date() });
    const refused = { release: 2, problem: "ENOSPC: no space left on device" };
    await reportServer(db, { server: "web-1:3000", shown: 2, now: new Date() });
    await reportServer(db, { server: "web-2:3000", shown: 1, refused, now: new Date() });
    const html = await admin.show();
    expect(html).toContain("web-2:3000");
    expect(html).toContain("ENOSPC: no space left on device");
  });

  test.each<Record<string, string>>([
    { act: "publish" },
    { act: "undo", latest: "1", release: "one", sure: "yes" },
    { act: "nonsense", latest: "1" },
  ])("a post that says nothing clear does nothing: %o", async (form) => {
    const admin = await enter("admin");
    expect([400, 409]).toContain((await admin.post(form)).status);
    expect((await latestRelease(workspace.app.services.db))?.id).toBe(1);
  });
});

/** What a page shows, without the data for its script and the marks between texts. */
async function drawn(response: Response): Promise<string> {
  const [html = ""] = (await response.text()).split('<script id="wake"');
  return html.replaceAll("<!-- -->", "");
}

function field(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
}
