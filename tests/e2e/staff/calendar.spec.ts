import { expect, test } from "../each-test.ts";
import { isAwake, signedIn, uniqueName } from "./staff-accounts.ts";

const place = "mumbai";

for (const javaScriptEnabled of [true, false]) {
  test(`a caller gets an appointment and an hour is blocked in the calendar, ${javaScriptEnabled ? "with" : "without"} script`, async ({
    browser,
  }) => {
    test.setTimeout(60_000);
    const { page } = await signedIn(browser, "manager", { javaScriptEnabled });
    // Each of the two journeys has days of its own.
    const from = new Date(Date.now() + (javaScriptEnabled ? 9 : 18) * 86_400_000).toISOString().slice(0, 10);
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
    if (javaScriptEnabled) {
      await isAwake(page);
      await free.focus();
      await page.keyboard.press("Shift+ArrowDown");
      await page.keyboard.press("Enter");
    } else await free.click();
    const chosen = page.getByRole("region", { name: /^\d\d:\d\d to \d\d:\d\d$/ });
    if (javaScriptEnabled)
      await expect(chosen.getByText("This blocks every counter in Mumbai")).toBeVisible();
    const reason = `The lift is out of order ${name}`;
    await chosen.getByLabel("Reason, for colleagues").fill(reason);
    await chosen.getByRole("button", { name: "Block it" }).click();
    await expect(page.getByRole("status")).toContainText("Blocked.");
    const blocked = page.getByRole("listitem").filter({ hasText: reason });
    await blocked.getByRole("button", { name: /^Open again/ }).click();
    await expect(page.getByRole("status")).toContainText("Open again.");
  });
}
