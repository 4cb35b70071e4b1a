import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { timeText } from "#app/dates/india-time.ts";
import { expect, test } from "../each-test.ts";
import { axeFindings } from "../look-over.ts";
import { desk } from "./desk.ts";
import { isAwake, uniqueName } from "./staff-accounts.ts";

// What the same forms answer without script is asked in app/staff/booking/appointments.test.ts.

const audit = async (page: Page) => expect(await axeFindings(page)).toEqual([]);
const phone = { width: 390, height: 844 };
const place = "delhi";
const kind = "hand-over";

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The free times of a day, as the public page offers them. */
async function freeTimes(visitor: APIRequestContext, day: string): Promise<string[]> {
  const answer = await visitor.get(`/book-appointment?kind=${kind}&place=${place}&day=${day}`);
  const html = await answer.text();
  expect(html).toContain("Choose a time");
  return [...html.matchAll(new RegExp(`value="(${day}T[\\d:]+)"`, "g"))].map(([, time = ""]) => time);
}

/** Books the first time of the first day from then on that has one. @returns the day, who comes, and their link */
async function bookFrom(
  visitor: APIRequestContext,
  days: number,
): Promise<{ day: string; name: string; link: string }> {
  for (let ahead = days; ; ahead++) {
    const day = dayFromNow(ahead);
    const [start] = await freeTimes(visitor, day);
    if (!start) continue;
    const name = uniqueName();
    const person = { name, email: `${randomUUID()}@visitor.example`, phone: "98765 43210", agree: "yes" };
    const form = { kind, place, start, ...person };
    const answer = await visitor.post("/booking/book", { form, maxRedirects: 0 });
    expect(answer.status(), await answer.text()).toBe(303);
    return { day, name, link: answer.headers().location ?? "" };
  }
}

test("a manager finds what is booked, blocks the day after being told of it, and opens it again", async ({
  browser,
  request: visitor,
}) => {
  // Far from the days on which other journeys book.
  const { day, name } = await bookFrom(visitor, 16);
  const { page } = await desk(browser, "manager");
  await page.setViewportSize(phone);
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
  await expect(calendar.getByRole("listitem").filter({ hasText: name }).last()).toContainText("Hand-over");
  await audit(page);

  await calendar.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("link", { name: "In the calendar" }).click();
  await expect(calendar.getByRole("link", { name })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.locator("[data-row]:focus")).toBeVisible();

  // Each try blocks a time of its own.
  const reason = `The street is closed, ${randomUUID()}`;
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
  await audit(page);
  await asked.getByRole("button", { name: "Block it all the same" }).click();
  await expect(page.getByRole("status")).toContainText("Blocked.");
  await expect(calendar.getByText(`Blocked: ${reason}`)).toBeVisible();
  await expect(calendar.getByRole("link", { name })).toBeVisible();
  expect(await freeTimes(visitor, day)).toEqual([]);

  await page
    .getByRole("listitem")
    .filter({ hasText: reason })
    .getByRole("button", { name: /^Open again: Delhi/ })
    .click();
  await expect(page.getByRole("status")).toContainText("Open again.");
  expect(await freeTimes(visitor, day)).not.toEqual([]);
});

test("an agent moves an appointment for a visitor who calls, then cancels it", async ({
  browser,
  request: visitor,
}) => {
  const { day, name, link } = await bookFrom(visitor, 19);
  const visitorsPage = async () => (await visitor.get(link)).text();
  const { page } = await desk(browser, "agent");
  await page.setViewportSize(phone);
  await page.goto(`/leads/dashboard/appointments?place=${place}&day=${day}`);
  const entry = page.getByRole("listitem").filter({ hasText: name }).last();
  await entry.getByRole("link", { name: /^move or cancel/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await audit(page);
  const times = page.getByRole("group", { name: /\d{4}$/ });
  const shownDay = await times.locator("legend").innerText();
  await page
    .getByRole("link", { name: /^\w{3} \d/ })
    .last()
    .click();
  await expect(times.locator("legend")).not.toHaveText(shownDay);
  const chosen = times.getByRole("radio").last();
  const start = (await chosen.getAttribute("value")) ?? "";
  await chosen.check();
  await page.getByRole("button", { name: "Move and tell the visitor" }).click();
  await expect(page.getByRole("status")).toContainText("Moved.");
  expect(await visitorsPage()).toContain(timeText(start.slice(11)));

  await page.getByRole("link", { name: /^[A-Z]{2,6}-\w{4}-/ }).click();
  // The answers keep what was booked first.
  await expect(page.getByRole("link", { name: /^In the calendar/ })).toContainText(start.slice(11));
  await page.getByRole("link", { name: "Move or cancel" }).click();
  await page.getByLabel("Yes, cancel the appointment").check();
  await page.getByRole("button", { name: "Cancel the appointment" }).click();
  await expect(page.getByRole("status")).toContainText("Cancelled.");
  await audit(page);
  expect(await visitorsPage()).toMatch(/<h1[^>]*>(<[^>]*>)*This booking is cancelled/);
  await page.getByRole("link", { name: /^[A-Z]{2,6}-\w{4}-/ }).click();
  await expect(page.getByText(/cancelled the booking of/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Appointment cancelled" })).toBeVisible();
});

test("a second press after a lost answer books no second time, also once the news of the first have come", async ({
  browser,
}) => {
  test.slow();
  const { page } = await desk(browser, "manager");
  const day = dayFromNow(12);
  await page.goto(`/leads/dashboard/appointments/new?kind=${kind}&place=${place}&day=${day}`);
  await isAwake(page);
  const form = page.getByRole("form", { name: "Book for a caller" });
  const visitor = uniqueName();
  await form.getByRole("radio").first().check();
  await form.getByLabel("Name").fill(visitor);
  await form.getByLabel("Phone").fill("98765 43210");
  // The first press, whose answer the page never gets.
  const typed = await form.evaluate((each: HTMLFormElement) => [...new FormData(each)]);
  const first = Object.fromEntries(typed) as Record<string, string>;
  const book = async (id = first.id ?? "", start = first.start ?? "") => {
    const own = { form: { ...first, id, start }, maxRedirects: 0 };
    return (await page.context().request.post(page.url(), own)).status();
  };
  expect(await book()).toBe(303);
  // Once its last seat is booked, the day leaves the page with the news; what is typed stays.
  const starts = await form
    .getByRole("radio")
    .evaluateAll((all) => all.map((each) => each.getAttribute("value")));
  for (const start of starts) while ((await book(randomUUID(), start ?? "")) === 303);
  await expect(form.locator(`[name=start][value="${first.start}"]`)).toHaveCount(0);
  await expect(form.getByRole("radio").first()).toBeVisible();
  await expect(form.getByLabel("Name")).toHaveValue(visitor);
  await form.getByRole("radio").last().check();
  await form.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("alert")).toContainText("already booked with other details");
});

test("two at one appointment: who has chosen something is told of a colleague's change before it is overridden", async ({
  browser,
  request: visitor,
}) => {
  test.slow();
  const { day, name } = await bookFrom(visitor, 24);
  const { page: first } = await desk(browser, "manager");
  const { page: second } = await desk(browser, "manager", "second");
  await first.goto(`/leads/dashboard/appointments?place=${place}&day=${day}`);
  const entry = first.getByRole("listitem").filter({ hasText: name }).last();
  await entry.getByRole("link", { name: /^move or cancel/ }).click();
  await expect(first.getByRole("heading", { level: 1 })).toHaveText(name);
  await second.goto(first.url());
  for (const page of [first, second]) await isAwake(page);
  const times = (page: Page) => page.getByRole("group", { name: /\d{4}$/ }).getByRole("radio");
  const when = (page: Page) => page.locator(".facts span").first();
  const move = async (page: Page, at: number) => {
    const time = times(page).nth(at);
    const value = (await time.getAttribute("value")) ?? "";
    await time.check();
    return {
      text: timeText(value.slice(11)),
      press: () => page.getByRole("button", { name: "Move and tell" }).click(),
    };
  };
  const changed = "It was changed while you looked at it";

  const wish = await move(first, 3);
  const before = await when(first).innerText();
  const other = await move(second, 0);
  await other.press();
  await expect(second.getByRole("status")).toContainText("Moved.");
  await expect(when(first)).not.toHaveText(before);
  await wish.press();
  await expect(first.getByRole("alert")).toContainText(changed);
  await expect(when(first)).toContainText(other.text);
  await wish.press();
  await expect(first.getByRole("status")).toContainText("Moved.");
  await expect(when(first)).toContainText(wish.text);

  await test.step("without a choice the page follows, and the next press applies", async () => {
    await expect(when(second)).toContainText(wish.text);
    const next = await move(second, 1);
    await next.press();
    await expect(when(second)).toContainText(next.text);
    await expect(when(first)).toContainText(next.text);
  });

  await test.step("what was done goes when it holds no longer", async () => {
    const sure = first.getByLabel("Yes, cancel the appointment");
    await sure.check();
    const last = await move(second, 2);
    await last.press();
    await expect(when(first)).toContainText(last.text);
    const cancel = first.getByRole("button", { name: "Cancel the appointment" });
    await cancel.click();
    await expect(first.getByRole("alert")).toContainText(changed);
    await expect(second.getByRole("status")).toContainText("Moved.");
    // The tick was for the time before.
    await expect(sure).not.toBeChecked();
    await sure.check();
    await cancel.click();
    await expect(first.getByRole("status")).toContainText("Cancelled.");
    await expect(second.getByText("It is cancelled, and its time is free.")).toBeVisible();
    await expect(second.getByText("Moved.")).toHaveCount(0);
  });
});
