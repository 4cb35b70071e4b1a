import { expect, test } from "../each-test.ts";
import { desk } from "./desk.ts";
import { isAwake, sendLead, uniqueName } from "./staff-accounts.ts";

test("the list is walked and opened by single keys, which can be turned off", async ({
  browser,
  request,
}) => {
  const name = uniqueName();
  await sendLead(request, `${name} one`);
  await sendLead(request, `${name} two`);
  const { page } = await desk(browser, "agent");
  await page.goto(`/leads/dashboard/leads?q=${encodeURIComponent(name)}`);
  const rows = page.locator("[data-row]");
  await expect(rows).toHaveCount(2);
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(rows.first()).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search")).toBeFocused();
  await page.keyboard.type("jk?");
  await expect(page.getByLabel("Search")).toHaveValue("jk?");
  await rows.first().focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
  await page.keyboard.press("?");
  await rows.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.keyboard.press("n");
  await expect(page.locator('[name="note"]')).toBeFocused();
  await page.getByRole("main").focus();
  await page.keyboard.press("c");
  // What is pressed after the field is in sight with it.
  await expect(page.getByRole("button", { name: "No answer" })).toBeInViewport();
  const reached = [
    ["t", page.getByRole("textbox", { name: "Next step" })],
    ["s", page.getByRole("button", { name: "Contacted", exact: true })],
    ["a", page.getByRole("button", { name: "Take it" })],
  ] as const;
  for (const [key, control] of reached) {
    await page.getByRole("main").focus();
    await page.keyboard.press(key);
    await expect(control).toBeFocused();
  }
  await page.getByRole("main").focus();
  await page.keyboard.press("u");
  await expect(page).toHaveURL(`/leads/dashboard/leads?${new URLSearchParams({ q: name })}`);

  await page.getByRole("button", { name: "Keyboard help" }).click();
  await page.getByLabel("Single keys are on").uncheck();
  await page.keyboard.press("Escape");
  await page.reload();
  await isAwake(page);
  await page.keyboard.press("j");
  await expect(page.locator("[data-row]").first()).not.toBeFocused();
});
