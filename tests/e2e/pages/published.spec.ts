import { readFileSync } from "node:fs";
import { dayAfter, dayOf, startOfDay } from "#app/dates/india-time.ts";
import { contact } from "#app/forms/declared/contact.ts";
import { movedClock } from "#tests/support/moved-clock.ts";
import { authorsCheckout } from "../../../bench/publishing/checkout.ts";
import { fillIn, formOn } from "../forms/form-page.ts";
import { awake, expect, test } from "../shell/returning-visitor.ts";
import { startOwnServer } from "../staff/own-server.ts";

// A running server takes up a release: all that a visitor meets moves at once, and back with an undo.

// Every page is made anew, by processes that give way to whatever else the machine does.
test.describe.configure({ timeout: 600_000 });

const post = "/blog/a-refresh-once-more";
const title = "Planning a refresh once more";
const announced = "Seats are left for the half day in Mumbai";
/** Each shows something that the release changes: a menu, the phone number or the new post. */
const moved = ["/", "/blog", "/contact-us", "/search-index.json", "/blog.rss", "/service-worker.js"];

test("a release is taken up whole by a running server, an undo brings back what was there, and an announcement ends at midnight in India", async ({
  page,
}) => {
  const clock = movedClock();
  const server = await startOwnServer({ RATE_LIMIT: "off", ...clock.env }, ["server/start.js"]);
  const author = await authorsCheckout({ DATA_DIR: server.dataDir, ...clock.env });
  const publish = async (...args: string[]) => {
    const { code, said } = await author.run("publish", args);
    expect(said).toContain("Visible after");
    expect(code).toBe(0);
  };
  const etags = () =>
    Promise.all(moved.map(async (path) => (await fetch(server.url + path)).headers.get("etag")));
  const sustainability = page.getByRole("contentinfo").getByRole("link", { name: "Sustainability" });
  const strip = page.getByRole("link", { name: announced });
  const lastDay = dayAfter(dayOf(new Date()), 1);
  const midnight = startOfDay(dayAfter(lastDay, 1));
  try {
    const before = await etags();
    await page.goto(`${server.url}/contact-dts`);
    await awake(page);
    const form = formOn(page, contact);
    await fillIn(form, contact, "open-meanwhile@example.in");

    author.edit("navigation.yaml", (text) =>
      text.replace(/name: [^,\n]+, link: \/profile,/, "name: Who we are, link: /profile,"),
    );
    author.edit("site.yaml", (text) => text.replace(/^phone: .*$/m, "phone: +91 80 1111 1111"));
    author.edit("announcement.yaml", (text) =>
      text.replace(/^ {2}text: .*$/m, `  text: ${announced}\n  expires: ${dayAfter(lastDay, 1)}`),
    );
    author.edit(`${post.slice(1)}.md`, () =>
      readFileSync("content/blog/planning-a-refresh.md", "utf8")
        .replace(/^title: .*$/m, `title: ${title}`)
        .replace(/^description: .*$/m, (line) => line.replace(/.{12}$/, "once again.")),
    );
    await publish();

    const after = await etags();
    for (const [at, path] of moved.entries()) {
      const asked = await fetch(server.url + path, { headers: { "If-None-Match": before[at] ?? "" } });
      expect([path, asked.status, after[at] !== before[at]]).toEqual([path, 200, true]);
    }
    expect(await (await fetch(`${server.url}/service-worker.js`)).text()).toContain("+91 80 1111 1111");

    await form.getByRole("button", { name: contact.submitLabel }).click();
    await expect(page.getByRole("heading", { name: contact.thanks.heading })).toBeVisible();
    await page.goto(`${server.url}/search?q=${encodeURIComponent(title)}`);
    await expect(page.locator("a[href='/profile']", { hasText: "Who we are" }).first()).toBeAttached();
    await page.getByRole("main").getByRole("link", { name: title }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await awake(page);

    await publish("--undo");
    expect(await etags()).toEqual(before);
    await sustainability.click();
    await expect(page).toHaveURL(/sustainability/);
    await page.goBack();
    // Going back to a page of another release, the browser may be loading it anew itself.
    await expect(async () => {
      await page.reload();
      expect(await page.getByRole("heading", { level: 1, name: title }).count()).toBe(0);
    }).toPass();
    expect((await fetch(server.url + post)).status).toBe(404);

    await publish("--undo", "2");
    clock.moveTo(new Date(midnight.getTime() - 60_000));
    await page.goto(`${server.url}/`);
    await expect(strip).toBeVisible();
    clock.moveTo(midnight);
    await expect(async () => {
      await page.reload();
      await expect(strip).toHaveCount(0, { timeout: 100 });
    }).toPass();
    await awake(page);
    await sustainability.click();
    await expect(page).toHaveURL(/sustainability/);
    await expect(strip).toHaveCount(0);
    // Nobody had to publish for it: the first, the new one, and each of them again.
    expect((await author.run("publish", ["--list"])).said.match(/^ *\d+ {2}/gm)).toHaveLength(4);
  } finally {
    author.remove();
    await server.stop();
  }
});
