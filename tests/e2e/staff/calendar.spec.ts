import { expect, test } from "../each-test.ts";
import { desk } from "./desk.ts";
import { isAwake, uniqueName } from "./staff-accounts.ts";

const place = "mumbai";

test("a caller gets an appointment and an hour is blocked in the calendar", async ({ browser }) => {
  const { page } = await desk(browser, "manager");
  const from = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/leads/dashboard/calendar?place=${place}&day=${from}`);
  await page.getByRole("link", { name: "Book for a caller" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book for a caller");
  const time = page.getByRole("radio").last();
  const start = (await time.getAttribute("value")) ?? "";
  await time.check();
  const name = uniqueName();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Phone").fill("98765 43210");
  await page.getByLabel("What it is about, in a sentence").fill("The battery of a notebook.");
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

  await page.goto(`/leads/dashboard/calendar?place=${place}&day=${start.slice(0, 10)}`);
  await expect(page.getByRole("table").getByRole("link", { name })).toBeVisible();
  const free = page.getByRole("link", { name: /: free$/ }).first();
  await isAwake(page);
  await free.focus();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Enter");
  const chosen = page.getByRole("region", { name: /^\d\d:\d\d to \d\d:\d\d$/ });
  await expect(chosen.getByText("This blocks every counter in Mumbai")).toBeVisible();
  const reason = `The lift is out of order ${name}`;
  await chosen.getByLabel("Reason, for colleagues").fill(reason);
  await chosen.getByRole("button", { name: "Block it" }).click();
  await expect(page.getByRole("status")).toContainText("Blocked.");
  const blocked = page.getByRole("listitem").filter({ hasText: reason });
  await blocked.getByRole("button", { name: /^Open again/ }).click();
  await expect(page.getByRole("status")).toContainText("Open again.");
});
