import type { Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { holdRequests } from "../hold-requests.ts";
import { desk } from "./desk.ts";
import { isAwake, leadAddress, sendLead, uniqueName } from "./staff-accounts.ts";

// What is chosen on a page of staff while its scripts are still on their way.

const screens = [
  { path: "/leads", name: "kind", value: "service" },
  { path: "/orders/new", name: "milestone", value: "shipped" },
  { path: "/appointments", name: "place", value: "online" },
] as const;

test("a choice made before a page is awake stays when it wakes", async ({ browser }) => {
  const { page } = await desk(browser, "admin");
  for (const { path, name, value } of screens)
    await test.step(`${name} of ${path}`, () => chooseAsleep(page, `/leads/dashboard${path}`, name, value));
});

test("an owner chosen before the page is awake is the one who gets the lead", async ({ browser }) => {
  const { page, account } = await desk(browser, "manager");
  const visitor = uniqueName();
  await sendLead(page.request, visitor);
  await chooseAsleep(page, await leadAddress(page.request, visitor), "owner", {
    label: `${account.name} (me)`,
  });
  await page.getByRole("button", { name: "Assign" }).click();
  await expect(page.locator(".timeline")).toContainText(`${account.name} took it`);
});

test("words typed over a given text before the page is awake stay when it wakes", async ({ browser }) => {
  const { page } = await desk(browser, "manager");
  const visitor = uniqueName();
  await sendLead(page.request, visitor, { marketing: "WhatsApp" });
  const lead = await leadAddress(page.request, visitor);
  const arrive = await holdRequests(page, "**/assets/*.js");
  await page.goto(lead, { waitUntil: "commit" });
  await page.getByRole("radio", { name: "WhatsApp" }).check();
  const words = page.getByRole("textbox", { name: "Message" });
  await words.fill("Is Thursday at four fine?");
  await isAsleep(page);
  arrive();
  await isAwake(page);
  await expect(words).toHaveValue("Is Thursday at four fine?");
});

test("nothing of the account page moves when the page wakes", async ({ browser }) => {
  const { page } = await desk(browser, "admin");
  const arrive = await holdRequests(page, "**/assets/*.js");
  await page.goto("/leads/dashboard/account", { waitUntil: "commit" });
  const panels = page.getByRole("main").getByRole("heading", { level: 2 });
  await panels.filter({ hasText: "Where you are signed in" }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const places = () =>
    panels.evaluateAll((all) =>
      all.map((one) => [one.textContent, Math.round(one.getBoundingClientRect().top + scrollY)] as const),
    );
  const asleep = await places();
  await isAsleep(page);
  arrive();
  await expect(panels.filter({ hasText: "Notices on this device" })).toBeVisible();
  expect((await places()).slice(0, asleep.length)).toEqual(asleep);
});

async function isAsleep(page: Page) {
  expect(await page.locator("html").getAttribute("data-awake")).toBeNull();
}

async function chooseAsleep(page: Page, path: string, name: string, value: string | { label: string }) {
  const arrive = await holdRequests(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  const select = page.locator(`select[name="${name}"]`).last();
  await select.waitFor({ state: "attached" });
  // A choice folded away is opened first.
  await select.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
  await select.selectOption(value);
  const chosen = await select.inputValue();
  await isAsleep(page);
  arrive();
  // React's mark on an element that it has taken over.
  await expect
    .poll(() =>
      select.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);
  await expect(select).toHaveValue(chosen);
}
