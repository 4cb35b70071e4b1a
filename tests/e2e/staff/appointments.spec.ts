import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { axeFindings } from "../look-over.ts";
import { signedIn } from "./staff-accounts.ts";

const audit = async (page: Page) => expect(await axeFindings(page)).toEqual([]);
const place = "delhi";
const kind = "hand-over";

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Books the first time of the first day from then on that has one. @returns the day, who comes, and their link */
async function bookFrom(
  browser: Browser,
  days: number,
): Promise<{ day: string; name: string; link: string }> {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (let ahead = days; ; ahead++) {
    const day = dayFromNow(ahead);
    await page.goto(timesPath(day));
    const times = page.locator(`.times button[value^="${day}"]`);
    if ((await times.count()) === 0) continue;
    await times.first().click();
    const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
    await page.getByLabel("Your name").fill(name);
    await page.getByRole("textbox", { name: "E-mail" }).fill(`${crypto.randomUUID()}@visitor.example`);
    await page.getByRole("textbox", { name: "Phone" }).fill("98765 43210");
    await page.getByLabel(/^I agree/).check();
    await page.getByRole("button", { name: "Book this time" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your appointment is booked");
    const link = page.url();
    await page.context().close();
    return { day, name, link };
  }
}

function timesPath(day: string): string {
  return `/book-appointment?kind=${kind}&place=${place}&day=${day}`;
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";

  test(`a manager finds what is booked, blocks the day after being told of it, and opens it again, ${how} script`, async ({
    browser,
    page: visitor,
  }) => {
    test.setTimeout(90_000);
    // Far from the days on which other journeys book.
    const { day, name } = await bookFrom(browser, javaScriptEnabled ? 16 : 22);
    const viewport = { width: 390, height: 844 };
    const { page } = await signedIn(browser, "manager", { javaScriptEnabled, viewport });
    await page.goto(`/leads/dashboard/appointments?place=${place}&week=${dayFromNow(0)}`);
    const calendar = page.getByRole("region", { name: /\d{4}$/ });
    const shown = calendar.getByRole("heading", { level: 2 });
    const later = page.getByRole("link", { name: "Later week" });
    const nextWeek = async () =>
      new URL((await later.getAttribute("href")) ?? "", page.url()).searchParams.get("week") ?? "";
    while ((await nextWeek()) <= day) {
      const week = await shown.innerText();
      await later.press("Enter");
      await expect(shown).not.toHaveText(week);
    }
    await expect(calendar.getByRole("link", { name })).toBeVisible();
    if (javaScriptEnabled) await audit(page);
    await page.goto(`/leads/dashboard/appointments?place=${place}&day=${day}`);
    await expect(calendar.getByRole("listitem").filter({ hasText: name }).last()).toContainText("Hand-over");

    await calendar.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.getByRole("link", { name: "In the calendar" }).click();
    await expect(calendar.getByRole("link", { name })).toBeVisible();
    if (javaScriptEnabled) {
      await page.keyboard.press("j");
      await expect(page.locator("[data-row]:focus")).toBeVisible();
    }

    // Both journeys at once, and each try, block days of their own.
    const reason = `The street is closed ${how} script, ${crypto.randomUUID()}`;
    const form = page.getByRole("form", { name: "Block a time" });
    await page.locator("summary", { hasText: "Block a time" }).click();
    await form.getByLabel("From").fill(`${day}T00:00`);
    await form.getByLabel("To").fill(`${day}T00:00`);
    await form.getByLabel("Reason").fill(reason);
    await form.getByRole("button", { name: "Block" }).click();
    await expect(page.getByRole("alert")).toContainText("The end must be after the beginning.");
    await form.getByLabel("To").fill(`${day}T23:00`);
    await form.getByRole("button", { name: "Block" }).click();
    const asked = page.getByRole("alert").filter({ hasText: "booked in this time" });
    await expect(asked.getByRole("link", { name })).toBeVisible();
    await expect(asked).toContainText("Nothing is blocked yet");
    if (javaScriptEnabled) await audit(page);
    await asked.getByRole("button", { name: "Block it all the same" }).click();
    await expect(page.getByRole("status")).toContainText("Blocked.");
    await expect(calendar.getByText(`Blocked: ${reason}`)).toBeVisible();
    await expect(calendar.getByRole("link", { name })).toBeVisible();
    const free = visitor.locator(`.times button[value^="${day}"]`);
    await visitor.goto(timesPath(day));
    await expect(visitor.getByRole("heading", { name: "Choose a time" })).toBeVisible();
    await expect(free).toHaveCount(0);

    await page
      .getByRole("listitem")
      .filter({ hasText: reason })
      .getByRole("button", { name: /^Open again: Delhi/ })
      .click();
    await expect(page.getByRole("status")).toContainText("Open again.");
    await visitor.goto(timesPath(day));
    await expect(free.first()).toBeVisible();
  });

  test(`an agent moves an appointment for a visitor who calls, then cancels it, ${how} script`, async ({
    browser,
    page: visitor,
  }) => {
    test.setTimeout(90_000);
    const { day, name, link } = await bookFrom(browser, javaScriptEnabled ? 19 : 26);
    const viewport = { width: 390, height: 844 };
    const { page } = await signedIn(browser, "agent", { javaScriptEnabled, viewport });
    await page.goto(`/leads/dashboard/appointments?place=${place}&day=${day}`);
    const entry = page.getByRole("listitem").filter({ hasText: name }).last();
    await entry.getByRole("link", { name: /^move or cancel/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    if (javaScriptEnabled) await audit(page);
    const times = page.getByRole("group", { name: /\d{4}$/ });
    const shownDay = await times.locator("legend").innerText();
    // Both journeys at once move to days of their own.
    await page
      .getByRole("link", { name: /^\w{3} \d/ })
      .nth(javaScriptEnabled ? -1 : -2)
      .click();
    await expect(times.locator("legend")).not.toHaveText(shownDay);
    const chosen = times.getByRole("radio").last();
    const start = (await chosen.getAttribute("value")) ?? "";
    await chosen.check();
    await page.getByRole("button", { name: "Move and tell the visitor" }).click();
    await expect(page.getByRole("status")).toContainText("Moved.");
    await visitor.goto(link);
    await expect(visitor.getByRole("main")).toContainText(start.slice(11));

    await page.getByRole("link", { name: /^[A-Z]{2,6}-\w{4}-/ }).click();
    // The answers keep what was booked first.
    await expect(page.getByRole("link", { name: /^In the calendar/ })).toContainText(start.slice(11));
    await page.getByRole("link", { name: "Move or cancel" }).click();
    await page.getByLabel("Yes, cancel the appointment").check();
    await page.getByRole("button", { name: "Cancel the appointment" }).click();
    await expect(page.getByRole("status")).toContainText("Cancelled.");
    if (javaScriptEnabled) await audit(page);
    await visitor.goto(link);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This booking is cancelled");
    await page.getByRole("link", { name: /^[A-Z]{2,6}-\w{4}-/ }).click();
    await expect(page.getByText(/cancelled the booking of/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Appointment cancelled" })).toBeVisible();
  });
}

test("the menu of a phone opens on one line, leads on and closes", async ({ browser }) => {
  const { page } = await signedIn(browser, "admin", { viewport: { width: 390, height: 844 } });
  await page.goto("/leads/dashboard");
  const bar = page.getByRole("banner");
  expect((await bar.boundingBox())?.height).toBeLessThan(64);
  const menu = page.getByRole("navigation", { name: "Workspace" });
  await expect(menu).toBeHidden();
  await bar.getByText("Menu", { exact: true }).click();
  await audit(page);
  await menu.getByRole("link", { name: "Appointments" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Appointments");
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu).toBeVisible();
  // With room it is a rail at the side.
  expect((await bar.boundingBox())?.width).toBeLessThanOrEqual(200);
});
