import { expect, test } from "../each-test.ts";
import { axeFindings } from "../look-over.ts";
import { desk } from "./desk.ts";
import { isAwake, sendLead, uniqueName } from "./staff-accounts.ts";

// Four submissions, a job and its undoing: on a busy machine half a minute is not enough.
test.beforeEach(() => test.slow());

test("many leads are ticked by keys, assigned together, and given back", async ({ browser, request }) => {
  const name = uniqueName();
  for (let count = 0; count < 4; count++) await sendLead(request, name);
  const { page, account } = await desk(browser, "manager");
  await page.goto(`/leads/dashboard/leads?q=${encodeURIComponent(name)}`);
  await isAwake(page);
  const bar = page.getByRole("form", { name: "Selected leads" });
  await expect(bar).toBeHidden();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(bar.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  await expect(bar.getByText("3 selected")).toBeVisible();
  await page
    .getByRole("checkbox", { name: `Select ${name}` })
    .last()
    .check();
  await expect(bar.getByText("4 selected")).toBeVisible();
  const whole = bar.getByRole("checkbox", { name: "All 4 of this list" });
  await whole.check();
  await expect(bar.getByRole("status")).toHaveText("All 4 selected");
  await page
    .getByRole("checkbox", { name: `Select ${name}` })
    .first()
    .uncheck();
  await expect(whole).not.toBeChecked();
  await expect(bar.getByRole("status")).toHaveText("3 selected");
  await whole.check();
  await expect(page.getByRole("checkbox", { name: `Select ${name}`, checked: true })).toHaveCount(4);
  // Of another list, or in another order, the ticked ones are meant and no others.
  await page.getByRole("columnheader", { name: "Who" }).getByRole("link").click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(whole).not.toBeChecked();
  await expect(bar.getByRole("status")).toHaveText("4 selected");
  expect(await axeFindings(page)).toEqual([]);
  await bar.getByText("Assign", { exact: true }).click();
  await bar.getByLabel("Owner").selectOption({ label: account.name });
  await bar.getByRole("button", { name: "Assign them" }).click();
  await expect(page.getByRole("status")).toHaveText("Done: 4 of 4 leads changed.");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status")).toHaveText("Undone: 4 of 4 leads are as before.");
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page.getByRole("checkbox", { name: `Select ${name}` })).toHaveCount(4);
});
