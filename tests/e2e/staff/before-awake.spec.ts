import type { Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { holdRequests } from "../hold-requests.ts";
import { isAwake, sendLead, signedIn, uniqueName } from "./staff-accounts.ts";

// What is chosen on a page of staff while its scripts are still on their way.

const screens = [
  { path: "/leads", name: "kind", value: "service" },
  { path: "/orders/new", name: "milestone", value: "shipped" },
  { path: "/appointments", name: "place", value: "online" },
] as const;

for (const { path, name, value } of screens) {
  test(`a choice of ${name} made before the page is awake stays when it wakes`, async ({ browser }) => {
    const { page } = await signedIn(browser, "admin");
    await chooseAsleep(page, `/leads/dashboard${path}`, name, value);
  });
}

test("an owner chosen before the page is awake is the one who gets the lead", async ({ browser }) => {
  const { page, account } = await signedIn(browser, "manager");
  await sendLead(page.request, uniqueName());
  await page.goto("/leads/dashboard/leads");
  const lead = (await page.locator("[data-row]").first().getAttribute("href")) ?? "";
  await chooseAsleep(page, lead, "owner", { label: `${account.name} (me)` });
  await page.getByRole("button", { name: "Assign" }).click();
  await expect(page.getByText(account.name, { exact: false }).first()).toBeVisible();
});

test("words typed over a given text before the page is awake stay when it wakes", async ({ browser }) => {
  const { page } = await signedIn(browser, "manager");
  const visitor = uniqueName();
  await sendLead(page.request, visitor, { marketing: "WhatsApp" });
  await page.goto(`/leads/dashboard/leads?q=${encodeURIComponent(visitor)}`);
  const lead = (await page.locator("[data-row]").first().getAttribute("href")) ?? "";
  const arrive = await holdRequests(page, "**/assets/*.js");
  await page.goto(lead, { waitUntil: "commit" });
  await page.getByRole("radio", { name: "WhatsApp" }).check();
  const words = page.getByRole("textbox", { name: "Message" });
  await words.fill("Is Thursday at four fine?");
  arrive();
  await isAwake(page);
  await expect(words).toHaveValue("Is Thursday at four fine?");
});

async function chooseAsleep(page: Page, path: string, name: string, value: string | { label: string }) {
  const arrive = await holdRequests(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  const select = page.locator(`select[name="${name}"]`).last();
  await select.waitFor({ state: "attached" });
  // A choice folded away is opened first.
  await select.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
  await select.selectOption(value);
  const chosen = await select.inputValue();
  arrive();
  // React's mark on an element that it has taken over.
  await expect
    .poll(() =>
      select.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);
  await expect(select).toHaveValue(chosen);
}
