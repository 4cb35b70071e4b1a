import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { readContentFiles } from "#app/content/publish/content-files.ts";
import { addRelease, latestRelease } from "#app/content/publish/content-releases.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { mayBePreview, previewDay } from "./preview-day.ts";

const post = "/blog/from-april";
const text = readFileSync("content/blog/planning-a-refresh.md", "utf8")
  .replace(/^title: .*$/m, "title: What changes in April for fleets")
  .replace(/^published: .*$/m, "published: 2027-04-01")
  .replace(/^updated: .*\n/m, "");

describeEachWorkspace("the preview of a day", (workspace) => {
  beforeAll(async () => {
    const { db } = workspace.app.services;
    const files = new Map(readContentFiles("content")).set("blog/from-april.md", Buffer.from(text));
    if (await latestRelease(db)) return;
    await addRelease(db, { files, author: "test", note: "", basedOn: undefined, now: new Date() });
  }, 120_000);

  test("shows staff a later day with a note, stays on that day and is never cached", async () => {
    const browser = workspace.browser();
    await browser.enterAs("agent");
    expect((await browser.ask(post)).status).toBe(404);
    expect((await browser.ask(`${post}?on=2027-03-31`)).status).toBe(404);
    const answer = await browser.ask(`${post}?on=2027-04-01`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
    const html = await answer.text();
    expect(html).toContain("What changes in April for fleets");
    expect(html).toContain("The site as of <b>Thursday, 1 April 2027</b>");
    expect(html).toContain(`href="${post}">Back to today`);
    expect(html).toContain('href="/blog?on=2027-04-01"');
    expect(html).not.toMatch(/href="\/assets\/[^"]*on=/);
    // Scripts would fetch the data of today.
    expect(html).not.toContain('id="wake"');
    const list = await (await browser.ask("/blog?on=2027-04-01")).text();
    expect(list).toContain("What changes in April for fleets");
    expect(list).toContain('<input type="hidden" name="on" value="2027-04-01">');
  });

  test("keeps its day in redirects, and is not a calculator's figure", async () => {
    const browser = workspace.browser();
    await browser.enterAs("agent");
    const moved = await browser.ask("/gcc?utm_source=a&on=2027-04-01");
    expect([moved.status, moved.headers.get("Location")]).toEqual([
      308,
      "/enterprise/global-capability-center?utm_source=a&on=2027-04-01",
    ]);
    const visitor = workspace.browser();
    for (const asking of [browser, visitor]) {
      const page = await asking.ask("/apple-mac-tco-calculator?on=2027-04-01");
      expect([page.status, (await page.text()).includes('aria-invalid="true"')]).toEqual([200, false]);
    }
  });

  test("does not exist for visitors, ended sessions or invalid days", async () => {
    const visitor = workspace.browser();
    const left = workspace.browser();
    await left.enterAs("admin");
    const cookies = new Map(left.jar.cookies);
    await left.ask("/leads/logout", { form: {} });
    for (const [name, value] of cookies) left.jar.cookies.set(name, value);
    const present = workspace.browser();
    await present.enterAs("admin");
    for (const [browser, day] of [
      [visitor, "2027-04-01"],
      [left, "2027-04-01"],
      [present, "2027-04-31"],
      [present, "tomorrow"],
    ] as const) {
      expect((await browser.ask(`${post}?on=${day}`)).status).toBe(404);
      const answer = await browser.ask(`/blog?on=${day}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain("preview-bar");
    }
  });
});

const staff = { cookie: "staff.session_token=x" };

test.each([
  ["/blog?on=2027-04-01", staff, true],
  ["/blog?q=a&on=2027-04-01", staff, true],
  ["/blog?on=2027-04-01", {}, false],
  ["/blog?on=2027-04-01", { cookie: "theme=dark" }, false],
  ["/blog", staff, false],
  ["/blog?utm_source=on", staff, false],
  ["/blog?on=2027-13-01", staff, false],
  ["/blog?person=2027-04-01", staff, false],
  ["/education", staff, false],
])("%s may leave the files in memory only for staff: %o", (url, headers, expected) => {
  expect(mayBePreview({ url, headers })).toBe(expected);
});

test("the day of an address must be a calendar date", () => {
  expect(["?on=2028-02-29", "?on=2027-02-29", "?on="].map(previewDay)).toEqual([
    "2028-02-29",
    undefined,
    undefined,
  ]);
});
