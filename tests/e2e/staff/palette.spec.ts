import { expect, test } from "../each-test.ts";
import { holdRequests } from "../hold-requests.ts";
import { axeFindings } from "../look-over.ts";
import { desk } from "./desk.ts";
import { isAwake, sendLead, uniqueName } from "./staff-accounts.ts";

test("Ctrl K jumps to a lead and to a screen by the keyboard alone, from a field too", async ({
  browser,
  request,
}) => {
  const name = uniqueName();
  await sendLead(request, name);
  const { page } = await desk(browser, "agent");
  await page.goto("/leads/dashboard/leads");
  await isAwake(page);
  await page.keyboard.press("/");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Find or do" });
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
  const lead = page.getByRole("option", { name });
  await expect(lead.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await lead.first().getAttribute("id")) ?? "");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(field).toBeHidden();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("appoin");
  await expect(page.getByRole("option", { name: "Appointments" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/appointments$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("Enter before the answer of Ctrl K goes when it is there", async ({ browser, request }) => {
  const name = uniqueName();
  await sendLead(request, name);
  const { page } = await desk(browser, "agent");
  await page.goto("/leads/dashboard/leads");
  await isAwake(page);
  const letGo = await holdRequests(page, "**/find.data?*");
  const field = page.getByRole("combobox", { name: "Find or do" });
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.insertText("nothing like it");
  await page.keyboard.press("Enter");
  // Another text takes the press back.
  await field.fill("appoin");
  letGo();
  await expect(page.getByRole("option", { name: "Appointments" })).toBeVisible();
  await expect(page).toHaveURL(/\/leads$/);
  await field.fill("");
  await page.keyboard.insertText(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(field).toBeHidden();
});

test("the rail folds to icons and stays so, its entries keep their names", async ({ browser }) => {
  const { page } = await desk(browser, "agent");
  await page.goto("/leads/dashboard");
  await isAwake(page);
  const rail = page.getByRole("navigation", { name: "Workspace" });
  const wide = (await rail.boundingBox())?.width ?? 0;
  await page.getByRole("button", { name: "Icons only" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Icons only", pressed: true })).toBeVisible();
  expect((await rail.boundingBox())?.width).toBeLessThan(wide / 2);
  await rail.getByRole("link", { name: "Orders" }).click();
  await expect(page).toHaveURL(/\/orders$/);
  expect(await axeFindings(page)).toEqual([]);
});

test("on a phone the bar leads to the search and to the menu", async ({ browser }) => {
  const { page } = await desk(browser, "agent");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/leads/dashboard");
  await isAwake(page);
  const bar = page.getByRole("navigation", { name: "Quick ways" });
  await bar.getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("combobox", { name: "Find or do" })).toBeFocused();
  await page.keyboard.press("Escape");
  await bar.getByRole("link", { name: "More" }).click();
  await page.getByRole("navigation", { name: "Workspace" }).getByRole("link", { name: "Queue" }).click();
  await expect(page).toHaveURL(/\/queue$/);
});
